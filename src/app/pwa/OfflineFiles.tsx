import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { countStored, storeAll } from '#pwa/offlineFiles'
import { ProgressBar } from '#ui/display/ProgressBar'
import { useText } from '#ui/intl/useText'
import { usePwaStatus } from './usePwaStatus'

/** Shows how much of the app is stored for offline use, with a button to store the rest at once. */
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
      {!isFull &&
        (stored ? (
          <ProgressBar
            label={text('pwa.offlineStoring', { ...stored })}
            share={stored.files / stored.of}
          />
        ) : (
          <p>{text('pwa.offlineWaiting')}</p>
        ))}
      {(stored || !isFull) && (
        <Button variant="outlined" fullWidth onClick={() => void storeAll()}>
          {text('pwa.offlineStore')}
        </Button>
      )}
    </>
  )
}
