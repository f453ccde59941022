import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'

/** Text has the height of its font; circle and rectangle have the size of the content to come. */
export function SkeletonShapes() {
  return (
    <Stack spacing={2} aria-hidden="true">
      <Skeleton variant="text" sx={{ fontSize: '1.25rem' }} />
      <Skeleton variant="circular" width={48} height={48} />
      <Skeleton variant="rectangular" height={64} />
      <Skeleton variant="rounded" height={64} />
    </Stack>
  )
}

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

/** The skeleton has the size of the card to come, so nothing moves when it appears. */
export function LoadingCard() {
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setLoading(false), 1_500)
    return () => clearTimeout(timer)
  }, [isLoading])
  return (
    <>
      <BusyButton variant="outlined" busy={isLoading} onClick={() => setLoading(true)}>
        Load again
      </BusyButton>
      <Box aria-busy={isLoading} sx={{ display: 'flex', gap: 2, mt: 2, minHeight: 56 }}>
        {isLoading ? (
          <>
            <Skeleton variant="circular" width={56} height={56} />
            <Box sx={{ flexGrow: 1 }}>
              <Skeleton width="40%" height={24} />
              <Skeleton width="70%" height={24} />
            </Box>
          </>
        ) : (
          <>
            <Avatar src="/pictures/avatar-5.svg" alt="" sx={{ width: 56, height: 56 }} />
            <div>
              <Typography sx={{ fontWeight: 'medium' }}>Ploy Chaiyo</Typography>
              <Typography>Deposits, on duty until 22:00</Typography>
            </div>
          </>
        )}
      </Box>
    </>
  )
}

/** The skeleton takes its size from its children, so no number is repeated. */
export function InferredSize() {
  const [isLoaded, setLoaded] = useState(false)
  const title = (
    <Typography variant="h3" component="span">
      1,250.75 baht
    </Typography>
  )
  return (
    <>
      <FormControlLabel
        control={<Switch checked={isLoaded} onChange={(_, checked) => setLoaded(checked)} />}
        label="The balance is there"
      />
      {isLoaded ? title : <Skeleton aria-hidden="true">{title}</Skeleton>}
    </>
  )
}
