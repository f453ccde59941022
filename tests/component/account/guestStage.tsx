import '@testing-library/jest-dom/vitest'
import { configureStore } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider, useSelector } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { setTransport } from '#api/client/transport'
import { sessionSlice } from '#api/session/session'
import en from '#locales/en/session.json'
import enUi from '#locales/en/ui.json'
import th from '#locales/th/session.json'
import thUi from '#locales/th/ui.json'
import { AppearanceProvider } from '#ui/appearance/AppearanceProvider'
import { appearanceSlice, selectAppearance } from '#ui/appearance/appearanceSlice'
import { IntlProvider } from '#ui/intl/IntlProvider'
import { toastSlice } from '#ui/toast/toastSlice'

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

/** Answers by `METHOD /path`; a call without one fails as if there were no network. */
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

export const refusal = (message: string, status = 400) => Response.json({ message }, { status })

export function makeGuestStore() {
  return configureStore({
    reducer: {
      session: sessionSlice.reducer,
      appearance: appearanceSlice.reducer,
      toast: toastSlice.reducer,
    },
  })
}

type Entry = string | { pathname: string; search?: string; state?: unknown }

/** Types in one go: letter by letter costs a render each. */
export async function put(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}

/** Renders `routes` at `entry` with the guest part of the store. */
export function renderGuest(routes: ReactNode, entry: Entry, store = makeGuestStore()) {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const rendered = render(
    <Provider store={store}>
      <Localized>
        <MemoryRouter initialEntries={[entry]}>
          {routes}
          <Whereabouts />
        </MemoryRouter>
      </Localized>
    </Provider>,
  )
  return { ...rendered, store, user }
}

function Localized({ children }: { children: ReactNode }) {
  const { locale } = useSelector(selectAppearance)
  const messages = locale === 'th' ? { ...thUi, ...th } : { ...enUi, ...en }
  return (
    <IntlProvider locale={locale} messages={messages}>
      <AppearanceProvider>{children}</AppearanceProvider>
    </IntlProvider>
  )
}

/** The router's address, for tests to read. */
function Whereabouts() {
  const { pathname, search, state } = useLocation()
  return (
    <output data-testid="address" data-state={JSON.stringify(state)}>
      {pathname + search}
    </output>
  )
}
