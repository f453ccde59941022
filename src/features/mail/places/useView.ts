import { useState } from 'react'
import { type LoadState, loadState } from '#api/cache/loadState'
import { type MailQuery, type MailView, scopeAsked, type UnreadCount } from '#contract/mail/mail'
import { useDemoZone } from '#ui/time/demoClock'
import { useMailViewQuery } from '../api/mail'

interface View {
  state: LoadState<MailView>
  /** Last known counts; undefined before the first response. */
  unreadCount: UnreadCount | undefined
}

/**
 * Loads the mails of a folder or label. While the user types, the previous result stays instead of a
 * skeleton.
 */
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
