import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { lookEveryMs, lookersSchema } from '#contract/admin/account'
import { adminPath } from '#contract/admin/calls'
import { isOnline, repeatWhileVisible } from '#lib/device/presence'
import { SentenceWithData } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { ask } from '../api/adminApi'
import { adminToken } from '../api/adminSession'

/** Names other staff who have this row open, so that two do not work on the same one. */
export function LookedAtBy() {
  const text = useText()
  const names = useLookers(useLocation().pathname)
  if (names.length === 0) return null
  return (
    <Note tone="info">
      <SentenceWithData>
        {text('admin.list.lookedAtBy', { names: names.join(', ') })}
      </SentenceWithData>
    </Note>
  )
}

function useLookers(row: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    let isOpen = true
    const look = async () => {
      const others = isOnline() ? await tell(row) : []
      if (isOpen) setNames(others)
    }
    void look()
    const stop = repeatWhileVisible(() => void look(), lookEveryMs)
    return () => {
      isOpen = false
      stop()
      void tell(null)
    }
  }, [row])
  return names
}

/** A courtesy: without an answer nobody is named, and nothing is refused. */
async function tell(row: string | null): Promise<string[]> {
  if (adminToken() === null) return []
  try {
    const answer = await ask(adminPath('looking'), { method: 'POST', body: { row } })
    return v.parse(lookersSchema, answer).by
  } catch (cause) {
    console.warn('Who else looks is not known', cause)
    return []
  }
}
