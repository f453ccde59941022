import type { PanelOpenerProps } from '#features/scenario/PanelOpener'
import { ScenarioButton } from '#features/scenario/ScenarioButton'
import { scenarioTexts } from '#locales/scenarioTexts'
import { openTesterDoor } from './openTesterDoor'

export interface TesterToolsProps extends Pick<PanelOpenerProps, 'compact'> {
  /** Who is logged in; left out on guest pages. */
  userId?: string | undefined
  /** Where the panel opens, and what the button says then. */
  opens?: PanelOpenerProps['opens']
  /** The simulated data are not what they were. */
  onChange?: () => void
}

openTesterDoor()

/** The way to the testers' panel, with its texts. */
export function TesterTools(props: TesterToolsProps) {
  return <ScenarioButton loadTexts={scenarioTexts} {...props} />
}
