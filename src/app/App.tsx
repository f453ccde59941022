import { useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { CoverNavigation } from '#ui/cover/CoverNavigation'
import { Router } from './routes/router'
import { usePreloading } from './routes/usePreloading'
import { startSession } from './startSession'
import { makeStore } from './store'
import { Toasts } from './Toasts'
import { Texts } from './texts/Texts'

/** Everything around the pages. Renders nothing until it can show one: index.html's frame stands so long. */
export function App() {
  const [store] = useState(makeStore)
  useEffect(() => startSession(store), [store])
  return (
    <Provider store={store}>
      <BrowserRouter>
        <CoverNavigation>
          <Screen />
        </CoverNavigation>
      </BrowserRouter>
    </Provider>
  )
}

function Screen() {
  const isReady = usePreloading()
  return (
    <Texts>
      {isReady && <Router />}
      <Toasts />
    </Texts>
  )
}
