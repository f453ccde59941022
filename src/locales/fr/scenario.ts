import type { ScenarioMessages } from '../messages'
import scenario from './scenario.json'

/** What the tester panel shows. */
export const messages: ScenarioMessages = scenario
