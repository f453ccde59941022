import Avatar from '@mui/material/Avatar'
import Chip, { chipClasses } from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type MouseEvent, type SyntheticEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { BusyButton } from '#ui/form/BusyButton'
import { isRepeated } from '#ui/form/isRepeated'
import { CheckIcon, ClockIcon, CloseIcon } from '#ui/icons/controls'

/** The library only adds this space for its own icons. */
const iconRoom = { '& > svg': { marginInline: '8px -4px' } }

const kinds = ['Deposits', 'Withdrawals', 'Bonus', 'Cashback']

/** A check mark shows the state, not the colour alone. */
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

const all = ['Bangkok', 'Chiang Mai', 'Phuket', 'Songkhla']

/** A press anywhere on the chip removes it; so do Delete and Backspace. */
export function DeletableChips() {
  const [provinces, setProvinces] = useState(all)

  function remove(province: string, { currentTarget }: SyntheticEvent) {
    // Move the focus to the next chip before this one disappears.
    const next = currentTarget.closest(`.${chipClasses.root}`)?.nextElementSibling
    if (next instanceof HTMLElement) next.focus()
    setProvinces(provinces.filter((each) => each !== province))
  }

  /** A double click, or a held key, must not remove the next chip too. */
  function press(province: string, event: MouseEvent) {
    const isHeld = 'repeat' in event && event.repeat === true
    if (!isHeld && !isRepeated(event)) remove(province, event)
  }

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {provinces.map((province) => (
        <Chip
          key={province}
          label={province}
          aria-label={`Take ${province} away`}
          onClick={(event: MouseEvent) => press(province, event)}
          onDelete={(event: SyntheticEvent) => remove(province, event)}
        />
      ))}
      <BusyButton
        busy={false}
        disabled={provinces.length === all.length}
        onClick={() => setProvinces(all)}
      >
        Reset
      </BusyButton>
    </Stack>
  )
}

/** Shows a status with text, icon and colour. */
export function StatusChips() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', '& .MuiChip-root > svg': { marginInline: '8px -4px' } }}
    >
      <Chip color="success" icon={<CheckIcon size={18} />} label="Credited" />
      <Chip color="warning" icon={<ClockIcon size={18} />} label="Waiting" />
      <Chip color="error" icon={<CloseIcon size={18} />} label="Refused" />
    </Stack>
  )
}

export function PersonChips() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Chip avatar={<Avatar src="/pictures/avatar-5.svg" alt="" />} label="Ploy Chaiyo" />
      <Chip
        component={Link}
        to="/app/contact/c-list"
        clickable
        avatar={<Avatar src="/pictures/avatar-12.svg" alt="" />}
        label="Krit Wongsa, to the contacts"
        // Wraps with larger text.
        sx={{ height: 'auto', minHeight: 32, '& .MuiChip-label': { whiteSpace: 'normal' } }}
      />
    </Stack>
  )
}

const colours = ['default', 'primary', 'secondary', 'success', 'warning', 'error'] as const

export function ChipVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {colours.map((colour) => (
        <Chip key={colour} label={colour} color={colour} />
      ))}
      <Chip label="outlined" variant="outlined" />
      <Chip label="small" size="small" />
    </Stack>
  )
}
