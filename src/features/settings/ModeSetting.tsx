import { useText } from '#ui/intl/useText'
import { Choice } from './Choice'
import { useAppearance } from './useAppearance'

export function ModeSetting() {
  const text = useText()
  const [{ mode }, change] = useAppearance()
  return (
    <Choice
      legend={text('settings.mode')}
      name="mode"
      value={mode}
      onChange={(value) => change({ mode: value })}
      options={[
        { value: 'light', label: text('settings.modeLight') },
        { value: 'dark', label: text('settings.modeDark') },
      ]}
    />
  )
}
