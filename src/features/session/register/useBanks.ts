import { useCallback, useEffect, useRef, useState } from 'react'
import type { Bank } from '#contract/site/site'
import { fetchBanks } from '../api/banks'

export type BankList =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly banks: readonly Bank[] }

const loading: BankList = { state: 'loading' }

/**
 * The banks to choose from. `retry` shows the loading state; `refresh` does not, for when a bank may have
 * been disabled.
 */
export function useBanks(): { list: BankList; retry: () => void; refresh: () => void } {
  const [list, setList] = useState<BankList>(loading)
  const call = useRef<AbortController | null>(null)

  const ask = useCallback(() => {
    call.current?.abort()
    const next = new AbortController()
    call.current = next
    const { signal } = next
    fetchBanks(signal).then(
      (banks) => setList({ state: 'loaded', banks }),
      () => {
        // Banks that were already loaded stay available.
        if (!signal.aborted)
          setList((last) => (last.state === 'loaded' ? last : { state: 'failed' }))
      },
    )
  }, [])

  useEffect(() => {
    ask()
    return () => call.current?.abort()
  }, [ask])

  function retry(): void {
    setList(loading)
    ask()
  }

  return { list, retry, refresh: ask }
}
