import { PlainButton } from '#ui/form/PlainButton'
import { AlertIcon } from '#ui/icons/entrance'
import { useText } from '#ui/intl/useText'
import { MissingChunk } from '#ui/load/lazyWithPreload'
import { Page } from '#ui/page/Page'
import { StateMessage } from '#ui/state/StateMessage'
import { ChunkMissing } from './ChunkMissing'

interface PageFailureProps {
  error: unknown
  onRetry: () => void
}

/** What stands in place of a page that failed. The technical cause is for the console alone. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const text = useText()
  if (error instanceof MissingChunk) return <ChunkMissing part={error.part} onLoaded={onRetry} />
  return (
    <Page title={text('error.crashed')} headingHidden>
      <StateMessage
        role="alert"
        icon={<AlertIcon size={32} />}
        title={text('error.crashed')}
        message={text('error.crashedHint')}
        action={
          <PlainButton type="button" onClick={onRetry}>
            {text('ui.retry')}
          </PlainButton>
        }
      />
    </Page>
  )
}
