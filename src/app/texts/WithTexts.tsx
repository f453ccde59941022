import { type ReactNode, Suspense } from 'react'
import { IntlProvider } from '#ui/intl/IntlProvider'
import type { IntlTexts } from '#ui/intl/messages'
import { type TextLoader, useTexts } from '#ui/intl/textsPerLocale'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { useNetwork } from '../useNetwork'

interface WithTextsProps {
  texts: TextLoader<IntlTexts>
  children: ReactNode
}

/**
 * Provides texts that the surrounding area has not loaded. Suspends until they are loaded, and throws a
 * `MissingChunk` if they cannot be loaded.
 */
export function WithTexts({ texts, children }: WithTextsProps) {
  return <IntlProvider {...useTexts(texts)}>{children}</IntlProvider>
}

/**
 * Like `WithTexts`, for parts that appear automatically. Shows nothing until the texts are loaded, and tries
 * again with the next connection.
 */
export function WithTextsLater(props: WithTextsProps) {
  const online = useNetwork()
  return (
    <ErrorBoundary name={`A part with texts (online: ${online})`} renderFailure={() => null}>
      <Suspense>
        <WithTexts {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
