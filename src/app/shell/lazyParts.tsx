import { memo, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { whenIdle } from '#lib/whenIdle'
import { memberTexts } from '#locales/memberTexts'
import type { IntlTexts } from '#ui/intl/messages'
import type { TextLoader } from '#ui/intl/textsPerLocale'
import { useText } from '#ui/intl/useText'
import { type LoadedApart, lazyWithPreload } from '#ui/load/lazyWithPreload'
import { openAlert } from '#ui/toast/toastSlice'
import { WithTextsLater } from '../texts/WithTexts'

/** Drawers over the page, loaded after the page is shown. */
export const SettingsDrawer = lazyWithPreload(() =>
  import('#features/settings/SettingsDrawer').then((module) => module.SettingsDrawer),
)

export const MenuSheet = lazyWithPreload(() =>
  import('./menu/MenuSheet').then((module) => module.MenuSheet),
)

export const PageSearch = lazyWithPreload(() =>
  import('../search/PageSearch').then((module) => module.PageSearch),
)

export const MoneySheet = lazyWithPreload(() =>
  import('./MoneySheet').then((module) => module.MoneySheet),
)

const BadgeCount = lazyWithPreload(() => import('./BadgeCount').then((module) => module.BadgeCount))

export const MemberControls = lazyWithPreload(() =>
  import('../testers/MemberControls').then((module) => module.MemberControls),
)

export const SiteClosed = lazyWithPreload(() =>
  import('./SiteClosed').then((module) => module.SiteClosed),
)

/** A drawer whose code is a separate chunk. */
export interface LazyDrawer {
  /**
   * True once its code is loaded. From then on the drawer is always rendered, so that its closing can be
   * animated.
   */
  readonly isLoaded: boolean
  readonly isOpen: boolean
  readonly show: () => void
  readonly hide: () => void
}

/** Loads the part in idle time. If `show` is called earlier, it opens as soon as its code is loaded. */
export function useLazyDrawer(part: LoadedApart): LazyDrawer {
  const text = useText()
  const dispatch = useDispatch()
  const [isLoaded, setLoaded] = useState(false)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => whenIdle(() => void part.preload().then(setLoaded)), [part])

  const show = useCallback(async () => {
    if (await part.preload()) {
      setLoaded(true)
      setOpen(true)
    } else {
      dispatch(openAlert('error', text('error.partMissing')))
    }
  }, [part, text, dispatch])

  return { isLoaded, isOpen, show: () => void show(), hide: () => setOpen(false) }
}

interface WhenLoadedProps {
  part: LoadedApart
  /** Loader of the texts that the part shows. */
  texts?: TextLoader<IntlTexts>
  children: ReactNode
}

/** Renders a lazily loaded part of the shell; renders nothing until its code has been loaded in idle time. */
export function WhenLoaded({ part, texts = memberTexts, children }: WhenLoadedProps) {
  const { isLoaded } = useLazyDrawer(part)
  return isLoaded && <WithTextsLater texts={texts}>{children}</WithTextsLater>
}

/** Number of open items in a section, loaded in idle time because no page waits for it. */
export const Badge = memo(function Badge({ section }: { section: string }) {
  return useLazyDrawer(BadgeCount).isLoaded && <BadgeCount section={section} />
})
