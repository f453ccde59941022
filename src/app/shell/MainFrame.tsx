import useMediaQuery from '@mui/material/useMediaQuery'
import { memo, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isMocked } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { productTexts } from '#locales/productTexts'
import { ButtonLink } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { watchPresses } from '#ui/overlay/useOverlay'
import { PhoneBack } from '#ui/page/PageBar'
import { SkipLink } from '#ui/page/SkipLink'
import { pressedKey } from '#ui/table/SearchBox'
import { RouteErrorBoundary } from '../errors/RouteErrorBoundary'
import { InstallButton } from '../pwa/InstallButton'
import { OfflineFiles } from '../pwa/OfflineFiles'
import { MemberPages, usePagesAhead } from '../routes/memberPages'
import { MemberTesters } from '../testers/MemberTesters'
import { BackLink } from './BackLink'
import { BottomBar } from './BottomBar'
import { Breadcrumbs } from './Breadcrumbs'
import { Content } from './Content'
import { useCameFrom } from './cameFrom'
import { Header } from './header/Header'
import {
  type LazyDrawer,
  MemberControls,
  PageSearch,
  SettingsDrawer,
  SiteClosed,
  useLazyDrawer,
  WhenLoaded,
} from './lazyParts'
import { MenuDrawer, useMenuDrawer } from './menu/MenuDrawer'
import { NavigationBar } from './menu/NavigationBar'
import { useShellColours } from './shellColours'
import { useWayBackScroll } from './useWayBackScroll'

/** A chunk of its own, because no page waits for it. */
const BackgroundTasks = lazyWithPreload(() =>
  import('../background/BackgroundTasks').then((module) => module.BackgroundTasks),
)

/**
 * Header, navigation, menu and the page between them. Only the page changes with the path. Parts that depend on
 * the path subscribe to it themselves, so that the frame is not rendered again.
 */
export const MainFrame = memo(function MainFrame() {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const menuDrawer = useMenuDrawer(isWide)
  const settings = useLazyDrawer(SettingsDrawer)
  const search = useLazyDrawer(PageSearch)
  usePageSearchKey(search.show)
  useShellColours()
  useEffect(watchPresses, [])
  usePagesAhead()
  return (
    <>
      <SkipLink />
      <Header
        isWide={isWide}
        menuDrawer={menuDrawer}
        onSearch={search.show}
        onSettings={settings.show}
      />
      {isWide && <NavigationBar />}
      <MenuDrawer isWide={isWide} state={menuDrawer} onSettings={settings.show} />
      <Content besideMenu={isWide && menuDrawer.isOpen}>
        {/* Above the page: the active test controls, and the notice that the site is closed. */}
        {isMocked && (
          <WhenLoaded part={MemberControls}>
            <MemberControls />
          </WhenLoaded>
        )}
        <WhenLoaded part={SiteClosed} texts={productTexts}>
          <SiteClosed />
        </WhenLoaded>
        {!isPhone && <Breadcrumbs />}
        <PhoneBack value={isPhone ? backLink : null}>
          <PageArea />
        </PhoneBack>
      </Content>
      {!isWide && <BottomBar menu={menuDrawer.sheet} />}
      <Settings state={settings} />
      {search.isLoaded && <PageSearch open={search.isOpen} onClose={search.hide} />}
      <WhenLoaded part={BackgroundTasks} texts={productTexts}>
        <BackgroundTasks />
      </WhenLoaded>
    </>
  )
})

const backLink = <BackLink />

/** The page of the path; if it fails, the frame stays. */
function PageArea() {
  const { pathname } = useLocation()
  useWayBackScroll()
  useCameFrom()
  return (
    <RouteErrorBoundary resetKey={pathname}>
      <MemberPages />
    </RouteErrorBoundary>
  )
}

/** The settings drawer, with the settings of the installed app. */
function Settings({ state }: { state: LazyDrawer }) {
  const text = useText()
  if (!state.isLoaded) return null
  return (
    <SettingsDrawer open={state.isOpen} onClose={state.hide}>
      <InstallButton />
      <OfflineFiles />
      <ButtonLink to={memberPaths.install} variant="outlined" fullWidth onClick={state.hide}>
        {text('settings.storageParts')}
      </ButtonLink>
      <ButtonLink to={memberPaths.appLock} variant="outlined" fullWidth onClick={state.hide}>
        {text('shell.menu.appLock')}
      </ButtonLink>
      <MemberTesters />
    </SettingsDrawer>
  )
}

/** Handles Ctrl+K or ⌘K, in text fields too, unless a page handles the keys itself. */
function usePageSearchKey(onPress: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
      const isK = pressedKey(event).toLowerCase() === 'k'
      const isMeant = isK && (ctrlKey || metaKey) && !altKey && !shiftKey
      if (!isMeant || defaultPrevented) return
      event.preventDefault()
      onPress()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onPress])
}
