import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useEffect, useState } from 'react'
import { RefreshIcon } from '#ui/icons/controls'

/** How long the pretended call takes, in milliseconds. */
const callMs = 2_000

export function LoadingButtons() {
  const [isLoading, setLoading] = useState(false)
  const [refreshes, setRefreshes] = useState(0)

  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => {
      setLoading(false)
      setRefreshes((count) => count + 1)
    }, callMs)
    return () => clearTimeout(timer)
  }, [isLoading])

  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          loading={isLoading}
          loadingPosition="start"
          startIcon={<RefreshIcon size={20} />}
          onClick={() => setLoading(true)}
        >
          Refresh balance
        </Button>
        <Button variant="outlined" loading={isLoading} onClick={() => setLoading(true)}>
          Refresh
        </Button>
      </Stack>
      <output>{isLoading ? 'Asking for the balance…' : `Refreshed ${refreshes} times.`}</output>
    </Stack>
  )
}
