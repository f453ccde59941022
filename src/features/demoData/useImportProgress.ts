import { useEffect, useState } from 'react'
import * as v from 'valibot'
import {
  type ImportProgress,
  importChannel,
  importProgressSchema,
} from '#contract/demoData/demoData'

/** How far an import is while it runs; null before it says so, and when none runs. */
export function useImportProgress(isRunning: boolean): ImportProgress | null {
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  useEffect(() => {
    if (!isRunning || !('BroadcastChannel' in globalThis)) return undefined
    const channel = new BroadcastChannel(importChannel)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (v.is(importProgressSchema, data)) setProgress(data)
    })
    return () => {
      channel.close()
      setProgress(null)
    }
  }, [isRunning])
  return progress
}
