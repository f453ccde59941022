import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'

const motions = ['pulse', 'wave', 'none'] as const

type Motion = (typeof motions)[number]

export function SkeletonMotion() {
  const [motion, setMotion] = useState<Motion>('none')
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={motion}
        aria-label="Motion"
        onChange={(_, next: Motion | null) => next && setMotion(next)}
      >
        {motions.map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack spacing={1} sx={{ mt: 2 }} aria-hidden="true">
        <Skeleton animation={motion === 'none' ? false : motion} height={32} />
        <Skeleton animation={motion === 'none' ? false : motion} height={32} width="80%" />
      </Stack>
    </>
  )
}
