import type { ScenarioProblem } from '#contract/scenario/file'
import { useText } from '#ui/intl/useText'

/** Why a file is not loaded, and that nothing was changed, where there is room for words alone. */
export function useProblemText(): (problem: ScenarioProblem) => string {
  const text = useText()
  return ({ problem, detail, fault }) => {
    const reason = text(`scenario.problem.${problem}`, { detail })
    return fault ? `${reason} ${text(`scenario.fault.${fault.kind}`, { ...fault })}` : reason
  }
}
