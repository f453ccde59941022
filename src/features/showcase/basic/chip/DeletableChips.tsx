import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { useState } from 'react'

const all = ['Bangkok', 'Chiang Mai', 'Phuket', 'Songkhla']

/** The cross takes one away; so do Delete and Backspace. */
export function DeletableChips() {
  const [provinces, setProvinces] = useState(all)
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {provinces.map((province) => (
        <Chip
          key={province}
          label={province}
          onDelete={() => setProvinces(provinces.filter((each) => each !== province))}
        />
      ))}
      {provinces.length < all.length && <Button onClick={() => setProvinces(all)}>Reset</Button>}
    </Stack>
  )
}
