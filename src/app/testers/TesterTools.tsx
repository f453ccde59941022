import { ScenarioButton } from '#features/scenario/ScenarioButton'
import { loadScenario } from '#locales/memberCatalogue'

interface TesterToolsProps {
  /** Who is logged in; left out on guest pages. */
  userId?: string | undefined
  /** The simulated data are not what they were. */
  onChange?: () => void
}

/** The way to the testers' panel, with its texts. */
export function TesterTools({ userId, onChange }: TesterToolsProps) {
  return <ScenarioButton loadTexts={loadScenario} userId={userId} onChange={onChange} />
}
