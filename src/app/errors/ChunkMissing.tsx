import { useEffect } from 'react'
import { reloadForMissingChunk } from '#pwa/missingChunk'
import { PlainButton } from '#ui/form/PlainButton'
import { AlertIcon } from '#ui/icons/AlertIcon'
import { OfflineIcon } from '#ui/icons/OfflineIcon'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { StateMessage } from '#ui/state/StateMessage'
import { useNetwork } from '../useNetwork'

/** The files of a page are not to be had: offline they were never stored, online a reload gets the new ones. */
export function ChunkMissing() {
  const text = useText()
  const online = useNetwork()
  useEffect(reloadForMissingChunk, [])
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
