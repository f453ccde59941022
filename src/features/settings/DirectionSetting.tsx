import { useText } from '#ui/intl/useText'
import { Choice } from './Choice'
import { useAppearance } from './useAppearance'

export function DirectionSetting() {
  const text = useText()
  const [{ rtl }, change] = useAppearance()
  return (
    <Choice
      legend={text('settings.direction')}
      name="direction"
      value={rtl ? 'rtl' : 'ltr'}
      onChange={(value) => change({ rtl: value === 'rtl' })}
      options={[
        { value: 'ltr', label: text('settings.directionLtr') },
        { value: 'rtl', label: text('settings.directionRtl') },
      ]}
    />
  )
}
