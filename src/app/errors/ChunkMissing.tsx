import { useEffect, useRef } from 'react'
import { reloadForMissingChunk } from '#pwa/missingChunk'
import { PlainButton } from '#ui/form/PlainButton'
import { AlertIcon, OfflineIcon } from '#ui/icons/entrance'
import { useText } from '#ui/intl/useText'
import type { LoadedApart } from '#ui/load/lazyWithPreload'
import { Page } from '#ui/page/Page'
import { StateMessage } from '#ui/state/StateMessage'
import { useNetwork } from '../useNetwork'

interface ChunkMissingProps {
  part: LoadedApart
  /** Its file is there now. */
  onLoaded: () => void
}

/**
 * The files of a page are not to be had: offline they were never stored, and it comes by itself with the
 * next connection; online a reload gets the new ones.
 */
export function ChunkMissing({ part, onLoaded }: ChunkMissingProps) {
  const text = useText()
  const online = useNetwork()
  const wasOnline = useRef(online)
  useEffect(reloadForMissingChunk, [])

  useEffect(() => {
    if (online && !wasOnline.current) void part.preload().then((isThere) => isThere && onLoaded())
    wasOnline.current = online
  }, [online, part, onLoaded])

  const title = text(online ? 'error.chunkMissing' : 'error.chunkOffline')
  return (
    <Page title={title} headingHidden>
      <StateMessage
        role="alert"
        icon={online ? <AlertIcon size={32} /> : <OfflineIcon size={32} />}
        title={title}
        message={text(online ? 'error.chunkHint' : 'error.chunkOfflineHint')}
        action={
          online && (
            <PlainButton type="button" onClick={() => location.reload()}>
              {text('error.reload')}
            </PlainButton>
          )
        }
      />
    </Page>
  )
}
