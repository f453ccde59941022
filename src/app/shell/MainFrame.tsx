import useMediaQuery from '@mui/material/useMediaQuery'
import { memo, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isMocked } from '#lib/environment'
import { watchPresses } from '#ui/cover/useCover'
import { SkipLink } from '#ui/page/SkipLink'
import { RouteErrorBoundary } from '../errors/RouteErrorBoundary'
import { MemberPages } from '../routes/memberPages'
import { useProductTextsAhead } from '../texts/scope'
import { Breadcrumbs } from './Breadcrumbs'
import { BottomBar } from './bottomBar/BottomBar'
import { Content } from './Content'
import { Header } from './header/Header'
import { MemberSteering, PageSearch, SettingsDrawer, SiteClosed } from './lazyDrawers'
import { MenuDrawer } from './menu/MenuDrawer'
import { NavigationBar } from './menu/NavigationBar'
import { useMenuDrawer } from './menu/useMenuDrawer'
import { Settings } from './Settings'
import { useLazyDrawer } from './useLazyDrawer'
import { usePageSearchKey } from './usePageSearchKey'
import { usePagesAhead } from './usePagesAhead'
import { useShellColours } from './useShellColours'
import { useWayBackScroll } from './useWayBackScroll'
import { Watches } from './Watches'
import { WhenLoaded } from './WhenLoaded'

/**
 * Header, navigation, menu and the page between them. Only the page changes from path to path; what
 * depends on the path asks for it itself, so that the frame is not drawn anew.
 */
export const MainFrame = memo(function MainFrame() {
  const isWide = useWide()
  const menuDrawer = useMenuDrawer(isWide)
  const settings = useLazyDrawer(SettingsDrawer)
  const search = useLazyDrawer(PageSearch)
  const ways = { onSearch: search.show, onSettings: settings.show }
  usePageSearchKey(search.show)
  useShellColours()
  useEffect(watchPresses, [])
  useProductTextsAhead()
  usePagesAhead()
  return (
    <>
      <SkipLink />
      <Header isWide={isWide} menuDrawer={menuDrawer} {...ways} />
      {isWide && <NavigationBar />}
      <MenuDrawer isWide={isWide} state={menuDrawer} {...ways} />
      <Content besideMenu={isWide && menuDrawer.isOpen}>
        {/* Above the page: what testers have in force, and that the operator has closed the site. */}
        {isMocked && (
          <WhenLoaded part={MemberSteering}>
            <MemberSteering />
          </WhenLoaded>
        )}
        <WhenLoaded part={SiteClosed}>
          <SiteClosed />
        </WhenLoaded>
        <Breadcrumbs />
        <PageArea />
      </Content>
      {!isWide && <BottomBar />}
      <Settings state={settings} />
      {search.isLoaded && <PageSearch open={search.isOpen} onClose={search.hide} />}
      <Watches />
    </>
  )
})

/** The page of the path; its failure leaves the frame standing. */
function PageArea() {
  const { pathname } = useLocation()
  useWayBackScroll()
  return (
    <RouteErrorBoundary resetKey={pathname}>
      <MemberPages />
    </RouteErrorBoundary>
  )
}

/** From lg up: menu drawer open beside the content, navigation bar below the header. */
function useWide(): boolean {
  return useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
}
