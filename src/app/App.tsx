import { useEffect, useState } from 'react'
import { Provider, useSelector } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { restoreSession, selectSessionStatus } from '#api/session/session'
import { playerRemains, readToken } from '#api/session/token'
import { watchSession } from '#api/session/watchSession'
import { storedKeysUnder } from '#lib/storage/storedValue'
import { whenSettled } from '#lib/whenSettled'
import { selectAppearance } from '#ui/appearance/appearanceSlice'
import { watchAppearance } from '#ui/appearance/watchAppearance'
import { OverlayHistory } from '#ui/overlay/OverlayHistory'
import { isPrepared } from './prepare'
import { preloadMemberArea, preloadPage } from './routes/preload'
import { Router } from './routes/router'
import { type AppStore, makeStore } from './store'
import { Toasts } from './Toasts'
import { Texts } from './texts/Texts'

/**
 * Renders everything around the pages. Renders nothing until it can show a page; index.html's app shell stays
 * until then.
 */
export function App() {
  const [store] = useState(makeStore)
  useEffect(() => startSession(store), [store])
  return (
    <Provider store={store}>
      <BrowserRouter>
        <OverlayHistory>
          <Screen />
        </OverlayHistory>
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

/**
 * Loads the first page's code and says when it is ready: rendered earlier, the page would show a placeholder
 * that React then keeps for 300 ms. Also preloads the member area where there may be a session.
 */
function usePreloading(): boolean {
  const [isReady, setReady] = useState(isPrepared)
  const { locale } = useSelector(selectAppearance)
  const status = useSelector(selectSessionStatus)

  useEffect(() => {
    if (isReady) return
    void preloadPage(location.pathname, status !== 'out').then(() => setReady(true))
  }, [isReady, status])

  useEffect(() => {
    if (status === 'starting') preloadMemberArea(locale, location.pathname)
  }, [status, locale])

  return isReady
}

/**
 * Restores the stored session, and keeps store, storage and other tabs in sync.
 *
 * @returns a function that stops syncing
 */
function startSession(store: AppStore): () => void {
  if (selectSessionStatus(store.getState()) === 'starting') {
    void store.dispatch(restoreSession()).then(forgetLeftovers)
  } else {
    // A first visit has no leftovers, and looking for them would load the back ends into this page.
    if (storedKeysUnder('').length === 0) playerRemains.set('none')
    whenSettled(forgetLeftovers)
  }
  const stops = [watchSession(store), watchAppearance(store)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Removes data of a session that expired while the app was closed, or that was rejected. */
function forgetLeftovers(): void {
  if (readToken() !== null || playerRemains.get() === 'none') return
  import('#api/session/forgetPlayer')
    .then(({ forgetPlayer }) => forgetPlayer())
    .catch((cause: unknown) => console.error('Something of the player is left here', cause))
}
