import { ScenarioButton } from '../../features/scenario/ScenarioButton'
import { loadScenario } from '../../locales/catalogue'

/** The way to the testers' panel, with its texts. `onReset`: the simulated data started anew. */
export function TesterTools({ onReset }: { onReset?: () => void }) {
  return <ScenarioButton loadTexts={loadScenario} {...(onReset && { onReset })} />
}
