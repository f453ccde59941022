import type { ScenarioProblem } from '#contract/scenario/file'
import { useText } from '#ui/intl/useText'

/** Why a file is not loaded, and that nothing was changed. */
export function useProblemText(): (problem: ScenarioProblem) => string {
  const text = useText()
  return ({ problem, detail }) => text(`scenario.problem.${problem}`, { detail })
}
