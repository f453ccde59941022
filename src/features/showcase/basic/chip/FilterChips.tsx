import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { CheckIcon } from '#ui/icons/controls'

/** The library knows only icons of its own. */
const iconRoom = { '& > svg': { marginInline: '8px -4px' } }

const kinds = ['Deposits', 'Withdrawals', 'Bonus', 'Cashback']

/** Pressed or not: a tick says it, not the fill alone. */
export function FilterChips() {
  const [chosen, setChosen] = useState<readonly string[]>(['Deposits'])
  const toggle = (kind: string) =>
    setChosen(chosen.includes(kind) ? chosen.filter((each) => each !== kind) : [...chosen, kind])
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {kinds.map((kind) => {
          const isOn = chosen.includes(kind)
          return (
            <Chip
              key={kind}
              label={kind}
              clickable
              color={isOn ? 'primary' : 'default'}
              {...(isOn && { icon: <CheckIcon size={18} /> })}
              sx={iconRoom}
              aria-pressed={isOn}
              onClick={() => toggle(kind)}
            />
          )
        })}
      </Stack>
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        Shown: {chosen.length} of {kinds.length} kinds
      </Typography>
    </>
  )
}
