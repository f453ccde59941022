import Chip, { chipClasses } from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { type SyntheticEvent, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'

const all = ['Bangkok', 'Chiang Mai', 'Phuket', 'Songkhla']

/** The cross takes one away; so do Delete and Backspace. */
export function DeletableChips() {
  const [provinces, setProvinces] = useState(all)

  function remove(province: string, { currentTarget }: SyntheticEvent) {
    // The focus would go with it: what comes after it is there still.
    const next = currentTarget.closest(`.${chipClasses.root}`)?.nextElementSibling
    if (next instanceof HTMLElement) next.focus()
    setProvinces(provinces.filter((each) => each !== province))
  }

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {provinces.map((province) => (
        <Chip
          key={province}
          label={province}
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
