import type { PanelOpenerProps } from '#features/scenario/PanelOpener'
import { ScenarioButton } from '#features/scenario/ScenarioButton'
import { openTesterDoor } from './openTesterDoor'
import { loadPanelTexts } from './panelTexts'

interface TesterToolsProps {
  /** Who is logged in; left out on guest pages. */
  userId?: string | undefined
  /** Where the panel opens, and what the button says then. */
  opens?: PanelOpenerProps['opens']
  /** The simulated data are not what they were. */
  onChange?: () => void
}

openTesterDoor()

/** The way to the testers' panel, with its texts. */
export function TesterTools({ userId, opens, onChange }: TesterToolsProps) {
  return (
    <ScenarioButton loadTexts={loadPanelTexts} userId={userId} opens={opens} onChange={onChange} />
  )
}
