import type { PanelOpenerProps } from '#features/scenario/PanelOpener'
import { ScenarioButton } from '#features/scenario/ScenarioButton'
import { scenarioTexts } from '#locales/scenarioTexts'
import { openTesterDoor } from './openTesterDoor'

export interface TesterToolsProps extends Pick<PanelOpenerProps, 'compact'> {
  /** The logged-in player; left out on guest pages. */
  userId?: string | undefined
  /** The tab that opens, and the button's label. */
  opens?: PanelOpenerProps['opens']
  /** Called after the simulated data have changed. */
  onChange?: () => void
}

openTesterDoor()

/** Button that opens the test panel, with its texts. */
export function TesterTools(props: TesterToolsProps) {
  return <ScenarioButton loadTexts={scenarioTexts} {...props} />
}
