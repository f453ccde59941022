import { useState } from 'react'
import { type LoadState, loadState } from '#api/cache/loadState'
import { type MailQuery, type MailView, scopeAsked, type UnreadCount } from '#contract/mail/mail'
import { useDemoZone } from '#ui/time/demoClock'
import { useMailViewQuery } from '../api/mail'

interface View {
  state: LoadState<MailView>
  /** The last known; undefined as long as there was none. */
  unreadCount: UnreadCount | undefined
}

/** What is found in a place. While one types on, what was found before stays instead of a skeleton. */
export function useView(question: MailQuery): View {
  const place = scopeAsked(question)
  const query = useMailViewQuery({ ...question, zone: useDemoZone() })
  const state = loadState(query)
  const [last, setLast] = useState({ place, answer: state.answer })
  if (state.answer !== undefined && state.answer !== last.answer) {
    setLast({ place, answer: state.answer })
  }
  const unreadCount = (state.answer ?? last.answer)?.value.unreadCount
  if (state.answer !== undefined || state.failure !== null || last.place !== place) {
    return { state, unreadCount }
  }
  return { state: { ...state, answer: last.answer }, unreadCount }
}
