import { useLocation } from 'react-router-dom'
import { SkipLink } from '../../../ui/page/SkipLink'
import { RouteErrorBoundary } from '../../errors/RouteErrorBoundary'
import { MemberPages } from '../../memberPages'
import { useProductTextsAhead } from '../../texts/scope'
import { BottomBar } from './BottomBar'
import { Breadcrumbs } from './Breadcrumbs'
import { Content } from './Content'
import { Header } from './Header'
import { MenuDrawer } from './MenuDrawer'
import { NavigationBar } from './NavigationBar'
import { SettingsDrawer } from './parts'
import { Settings } from './Settings'
import { useMenuDrawer } from './useMenuDrawer'
import { usePart } from './usePart'
import { useShellColours } from './useShellColours'
import { useWide } from './useWide'
import { Watches } from './Watches'

/** Header, navigation, menu and the page between them. Only the page changes from path to path. */
export function MainFrame() {
  const { pathname } = useLocation()
  const isWide = useWide()
  const menuDrawer = useMenuDrawer(isWide)
  const settings = usePart(SettingsDrawer)
  useShellColours()
  useProductTextsAhead()
  return (
    <>
      <SkipLink />
      <Header isWide={isWide} menuDrawer={menuDrawer} onSettings={settings.show} />
      {isWide && <NavigationBar />}
      <MenuDrawer isWide={isWide} state={menuDrawer} onSettings={settings.show} />
      <Content besideMenu={isWide && menuDrawer.isOpen}>
        <Breadcrumbs />
        <RouteErrorBoundary resetKey={pathname}>
          <MemberPages />
        </RouteErrorBoundary>
      </Content>
      {!isWide && <BottomBar />}
      <Settings state={settings} />
      <Watches />
    </>
  )
}
