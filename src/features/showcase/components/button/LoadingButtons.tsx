import Stack from '@mui/material/Stack'
import { useEffect, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'
import { RefreshIcon } from '#ui/icons/controls'
import { counted } from '../../demo/counted'

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
        <BusyButton
          variant="contained"
          busy={isLoading}
          startIcon={<RefreshIcon size={20} />}
          onClick={() => setLoading(true)}
        >
          Refresh balance
        </BusyButton>
        <BusyButton variant="outlined" busy={isLoading} onClick={() => setLoading(true)}>
          Refresh
        </BusyButton>
      </Stack>
      <output>
        {isLoading ? 'Asking for the balance…' : `Refreshed ${counted(refreshes, 'time')}.`}
      </output>
    </Stack>
  )
}
