import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'

/** The skeleton has the size of the card to come: nothing jumps when it is there. */
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
              <Typography sx={{ fontWeight: 600 }}>Ploy Chaiyo</Typography>
              <Typography>Deposits, on duty until 22:00</Typography>
            </div>
          </>
        )}
      </Box>
    </>
  )
}
