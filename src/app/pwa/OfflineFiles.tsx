import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { storeRest } from '../../pwa/offlineFiles'
import { useText } from '../../ui/intl/useText'
import { usePwaStatus } from './usePwaStatus'

/** How much of the app is stored for use without a network, and a way to store the rest at once. */
export function OfflineFiles() {
  const stored = usePwaStatus((status) => status.stored)
  const text = useText()

  if (!stored) {
    return (
      <>
        <p>{text('pwa.offlineWaiting')}</p>
        <Button variant="outlined" fullWidth onClick={storeRest}>
          {text('pwa.offlineStore')}
        </Button>
      </>
    )
  }
  if (stored.files >= stored.of) return <output>{text('pwa.offlineReady')}</output>
  const progress = text('pwa.offlineStoring', { files: stored.files, of: stored.of })
  return (
    <>
      <p>{progress}</p>
      <LinearProgress
        variant="determinate"
        aria-label={progress}
        value={(100 * stored.files) / stored.of}
      />
    </>
  )
}
