import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import * as v from 'valibot'
import {
  type DemoReport,
  type ImportError,
  type ImportProgress,
  importChannel,
  importProgressSchema,
  isDemoDomain,
  isImportError,
} from '#contract/demoData/demoData'
import type { Failure } from '#contract/failure'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { importDemoData, type Outcome, resetDemoData } from './api/demoData'
import { type Result, reportResult } from './reportText'
import { useExport } from './useExport'

type Action = 'import' | 'reset'

/** Export, import and reset of all demo sections, one at a time, with the result of the last. */
export function useDemoData() {
  const text = useText()
  const dispatch = useDispatch()
  const errorMessage = useErrorMessage()
  const file = useExport('demo')
  const [action, setAction] = useState<Action | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const progress = useImportProgress(action === 'import')

  function failed(failure: Failure): Result {
    const { code } = failure
    const reason = isImportError(code) ? text(`demo.data.error.${code}`) : errorMessage(failure)
    return { tone: 'error', message: reason }
  }

  async function runTask(
    name: Action,
    work: () => Promise<Outcome<DemoReport>>,
    doneKey: 'demo.data.imported' | 'demo.data.resetDone',
  ): Promise<void> {
    setAction(name)
    setResult(null)
    const outcome = await work()
    setAction(null)
    setResult(
      'error' in outcome ? failed(outcome.error) : reportResult(outcome.data, doneKey, text),
    )
  }

  return {
    busy: file.busy ? ('export' as const) : action,
    result,
    progress,
    exportAll: async () => {
      setResult(null)
      const exported = await file.run()
      if ('failure' in exported) return setResult(failed(exported.failure))
      const sections = exported.unreadable
        .filter(isDemoDomain)
        .map((domain) => text(`demo.section.${domain}`))
        .join(', ')
      setResult(
        sections === ''
          ? { tone: 'success', message: text('demo.data.exported') }
          : { tone: 'warning', message: text('demo.data.exportedPartly', { sections }) },
      )
    },
    importFile: async (chosen: File) => {
      const read = await readImportFile(chosen)
      if ('error' in read) {
        return setResult({ tone: 'error', message: text(`demo.data.error.${read.error}`) })
      }
      await runTask('import', () => importDemoData(dispatch, read.content), 'demo.data.imported')
    },
    resetAll: () => runTask('reset', () => resetDemoData(dispatch), 'demo.data.resetDone'),
  }
}

/**
 * Parses a chosen file as JSON.
 * @returns its content, or why it cannot be sent
 */
async function readImportFile(file: File): Promise<{ content: unknown } | { error: ImportError }> {
  try {
    return { content: JSON.parse(await file.text()) }
  } catch (cause) {
    console.warn(`${file.name} is not JSON`, cause)
    return { error: 'notdemodata' }
  }
}

/** Progress of a running import; null if none is running or it has not reported yet. */
function useImportProgress(isRunning: boolean): ImportProgress | null {
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
