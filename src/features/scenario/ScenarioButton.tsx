import { isMocked } from '#lib/environment'
import { PanelOpener, type PanelOpenerProps } from './PanelOpener'

/**
 * The testers' way in, on any page. There is nothing of it where a real provider answers. Light
 * enough for the login page: everything behind the press is loaded with it.
 */
export function ScenarioButton(props: PanelOpenerProps) {
  return isMocked ? <PanelOpener {...props} /> : null
}
