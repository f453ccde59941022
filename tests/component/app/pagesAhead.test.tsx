import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { usePagesAhead } from '#app/routes/memberPages'
import { LoginPage, UnknownRoute, useOtherSideAhead } from '#app/routes/preload'
import { memberPaths } from '#lib/paths/member'
import { IntlProvider } from '#ui/intl/IntlProvider'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'
import { loggedIn } from '../../appStore'

/** Holds back `whenSettled` and records the pages whose code was prefetched. */
const { waiting, loaded } = vi.hoisted(() => ({
  waiting: new Set<() => void>(),
  loaded: new Array<string>(),
}))

vi.mock('#lib/whenSettled', () => ({
  whenSettled: (work: () => void) => {
    waiting.add(work)
    return () => waiting.delete(work)
  },
}))
vi.mock('#lib/whenIdle', () => ({
  whenIdle: (work: () => void) => {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  },
}))
vi.mock('#app/routes/features', async (original) => {
  const real = await original<typeof import('#app/routes/features')>()
  const { lazyWithPreload } = await import('#ui/load/lazyWithPreload')
  const recorded = (feature: FeatureRoutes): FeatureRoutes => ({
    ...feature,
    pages: feature.pages.map(({ path }) => ({
      path,
      Page: lazyWithPreload(async () => {
        loaded.push(path)
        return () => null
      }),
    })),
  })
  return {
    productFeatures: real.productFeatures.map(recorded),
    demoFeatures: real.demoFeatures.map(recorded),
    showcaseFeature: recorded(real.showcaseFeature),
  }
})

afterEach(() => {
  waiting.clear()
  loaded.length = 0
  Reflect.deleteProperty(navigator, 'connection')
})

function Frame() {
  usePagesAhead()
  return (
    <>
      <a href={memberPaths.limits}>
        <b>Limits</b>
      </a>
      <a href="https://elsewhere.example/wallet/deposit">Elsewhere</a>
    </>
  )
}

function English({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" messages={{}}>
      {children}
    </IntlProvider>
  )
}

function OtherSide() {
  useOtherSideAhead(false)
  return null
}

const settle = () => waiting.forEach((work) => work())

describe('prefetching routes', () => {
  it('the member area prefetches the most used pages once the first screen is shown', async () => {
    render(<Frame />, { wrapper: English })
    expect(loaded).toEqual([])
    settle()
    await waitFor(() => expect(loaded).toContain('/rewards'))
    expect(loaded).toEqual(expect.arrayContaining([memberPaths.deposit, memberPaths.withdraw]))
  })

  it('the app prefetches the login page, because a session may end offline', async () => {
    const login = vi.spyOn(LoginPage, 'preload')
    const unknown = vi.spyOn(UnknownRoute, 'preload')
    render(
      <Provider store={loggedIn()}>
        <OtherSide />
      </Provider>,
    )
    expect(login).not.toHaveBeenCalled()
    settle()
    expect(login).toHaveBeenCalled()
    expect(unknown).toHaveBeenCalled()
  })

  it('the member area prefetches a page when a finger touches its link, even with data saving on', () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    })
    render(<Frame />, { wrapper: English })
    settle()
    fireEvent.pointerDown(screen.getByText('Elsewhere'))
    expect(loaded).toEqual([])
    fireEvent.pointerDown(screen.getByText('Limits'))
    expect(loaded).toEqual([memberPaths.limits])
  })

  it('the member area prefetches nothing after it is unmounted', () => {
    render(<Frame />, { wrapper: English }).unmount()
    settle()
    expect(loaded).toEqual([])
  })
})
