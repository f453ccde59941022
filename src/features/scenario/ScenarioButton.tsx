import { isMocked } from '#lib/environment'
import { PanelOpener, type PanelOpenerProps } from './PanelOpener'

/**
 * Opens the test controls from any page; renders nothing with a real provider. Small enough for the login
 * page, because everything else loads on click.
 */
export function ScenarioButton(props: PanelOpenerProps) {
  return isMocked ? <PanelOpener {...props} /> : null
}
