import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect } from 'react'
import { countStored, storeAll } from '#pwa/offlineFiles'
import { useText } from '#ui/intl/useText'
import { usePwaStatus } from './usePwaStatus'

/** How much of the app is stored for use without a network, and a way to store the rest at once. */
export function OfflineFiles() {
  const stored = usePwaStatus((status) => status.stored)
  const isFull = usePwaStatus((status) => status.isFull)
  const text = useText()
  useEffect(countStored, [])

  if (stored && stored.files >= stored.of) return <output>{text('pwa.offlineReady')}</output>
  return (
    <>
      {isFull && (
        <p>{text(stored ? 'settings.offlinePartly' : 'settings.offlineFull', stored ?? {})}</p>
      )}
      {!isFull && (stored ? <Progress {...stored} /> : <p>{text('pwa.offlineWaiting')}</p>)}
      {(stored || !isFull) && (
        <Button variant="outlined" fullWidth onClick={() => void storeAll()}>
          {text('pwa.offlineStore')}
        </Button>
      )}
    </>
  )
}

function Progress({ files, of }: { files: number; of: number }) {
  const text = useText()
  const progress = text('pwa.offlineStoring', { files, of })
  return (
    <>
      <p>{progress}</p>
      <LinearProgress
        variant="determinate"
        aria-label={progress}
        value={(100 * files) / of}
        sx={{ marginBottom: 2 }}
      />
    </>
  )
}
