import { useCallback, useEffect, useRef, useState } from 'react'
import { cacheAnswer, cachedAnswer } from '#api/cache/cachedAnswers'
import { answeredNow, type CachedResult, type LoadState } from '#api/cache/loadState'
import { request } from '#api/client/request'
import { type Failure, isFailure } from '#contract/failure'
import { providerPaths, readProvider } from '#contract/provider'
import { type Rules, rulesSchema } from '#contract/site/rules'
import { providerExt, providerUrl } from '#lib/environment'

/** Null: the provider has no rules. */
type Outcome = CachedResult<Rules | null> | { failure: Failure } | null

/** The rules of the site, or the copy from an earlier visit. Public pages do not load RTK Query. */
export function useRules(): LoadState<Rules | null> {
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [busy, setBusy] = useState(true)
  const call = useRef<AbortController | null>(null)

  const ask = useCallback(() => {
    call.current?.abort()
    const next = new AbortController()
    call.current = next
    void loadRules(next.signal).then((loaded) => {
      if (next.signal.aborted) return
      setOutcome(loaded)
      setBusy(false)
    })
  }, [])

  useEffect(() => {
    ask()
    return () => call.current?.abort()
  }, [ask])

  function retry(): void {
    setBusy(true)
    ask()
  }

  return {
    answer: outcome !== null && 'value' in outcome ? outcome : undefined,
    failure: outcome?.failure ?? null,
    busy,
    retry,
  }
}

async function loadRules(signal: AbortSignal): Promise<Outcome> {
  if (!providerExt) return answeredNow(null)
  const url = providerUrl + providerPaths.rules()
  try {
    const body = await request(url, { signal })
    const answer = answeredNow(readProvider(rulesSchema, body))
    void cacheAnswer(null, url, { body, updatedAt: answer.updatedAt }, null)
    return answer
  } catch (cause) {
    if (signal.aborted) return null
    const failure: Failure = isFailure(cause) ? cause : badAnswer
    if (failure.status === 404) return answeredNow(null)
    console.warn('The rules could not be loaded', cause)
    const kept = await cachedAnswer(null, url)
    try {
      if (kept === null) return { failure }
      const value = readProvider(rulesSchema, kept.body)
      return { value, updatedAt: kept.updatedAt, isStale: true, failure }
    } catch {
      return { failure }
    }
  }
}

const badAnswer: Failure = { kind: 'badAnswer', status: null, message: '' }
