import '@testing-library/jest-dom/vitest'
import { configureStore } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { loadProduct } from '#locales/memberCatalogue'
import { AppearanceProvider } from '#ui/appearance/AppearanceProvider'
import { appearanceSlice } from '#ui/appearance/appearanceSlice'
import { watchAppearance } from '#ui/appearance/watchAppearance'
import { IntlProvider } from '#ui/intl/IntlProvider'
import type { Locale } from '#ui/intl/locale'
import { toastSlice } from '#ui/toast/toastSlice'

export function makeUiStore() {
  return configureStore({
    reducer: { appearance: appearanceSlice.reducer, toast: toastSlice.reducer },
  })
}

interface UiFrame {
  locale?: Locale
  store?: ReturnType<typeof makeUiStore>
  user?: ReturnType<typeof userEvent.setup>
}

/** Renders inside everything that the app puts around a page, with a store that is kept in `berry-config`. */
export async function renderUi(content: ReactNode, frame: UiFrame = {}) {
  const { locale = 'en', store = makeUiStore(), user = userEvent.setup() } = frame
  const { messages, componentTexts } = await loadProduct(locale)
  watchAppearance(store)
  const rendered = render(content, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <IntlProvider locale={locale} messages={messages}>
          <AppearanceProvider componentTexts={componentTexts}>{children}</AppearanceProvider>
        </IntlProvider>
      </Provider>
    ),
  })
  return { ...rendered, store, user }
}
