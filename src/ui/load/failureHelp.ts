import { createContext, type ReactNode } from 'react'
import type { LoadFailure } from './loaded'

/**
 * What stands beside a failed load beyond “Try again”: nothing for failures that it does not know.
 * Whoever knows the deeds hands it in around the pages. `words`: it also says what failed, where the
 * caller does not.
 */
export const FailureHelpContext = createContext<
  (failure: LoadFailure, words?: boolean) => ReactNode
>(() => null)
