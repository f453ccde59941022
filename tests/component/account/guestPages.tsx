import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { setTransport } from '#api/client/transport'
import { makeStore } from '#app/store'
import { type AppOptions, renderApp } from '../renderApp'

/** A player as the account API sends them. */
export const playerOnWire = {
  id: 'p1',
  username: '0812345678',
  name: 'สมชาย ใจดี',
  status: 'active',
  credit: 1250.75,
  book_number: '1234567890',
  bank_name: 'กสิกรไทย',
  PromotionID: null,
  PromotionDetail: null,
  PromotionStatus: null,
}

type Answer = (request: Request) => Response | Promise<Response>

/** Answers by `METHOD /path`. A call without an answer fails like a call without a connection. */
export function answerWith(answers: Record<string, Answer>): { calls: () => string[] } {
  const calls: string[] = []
  setTransport(async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    calls.push(call)
    const answer = answers[call]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(request)
  })
  return { calls: () => calls }
}

export const errorAnswer = (message: string, status = 400) => Response.json({ message }, { status })

/** Fills in the field with one event, because typing letter by letter costs one render each. */
export async function put(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}

/** Renders pages for a visitor who is not logged in. */
export const renderGuest = (
  pages: ReactNode,
  path: NonNullable<AppOptions['path']>,
  store = makeStore(),
) =>
  renderApp(pages, {
    path,
    store,
    texts: 'entry',
    ownMain: true,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
  })
