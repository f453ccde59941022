import Chip, { chipClasses } from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { type MouseEvent, type SyntheticEvent, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'
import { isRepeated } from '#ui/form/isRepeated'

const all = ['Bangkok', 'Chiang Mai', 'Phuket', 'Songkhla']

/** A press takes one away, on its cross or elsewhere; so do Delete and Backspace. */
export function DeletableChips() {
  const [provinces, setProvinces] = useState(all)

  function remove(province: string, { currentTarget }: SyntheticEvent) {
    // The focus would go with it: what comes after it is there still.
    const next = currentTarget.closest(`.${chipClasses.root}`)?.nextElementSibling
    if (next instanceof HTMLElement) next.focus()
    setProvinces(provinces.filter((each) => each !== province))
  }

  /** The second half of a double press, or a key that is held down, would take the next one too. */
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
