import { SwitchField } from '#ui/form/SwitchField'
import { useText } from '#ui/intl/useText'
import { DirectionSetting } from './DirectionSetting'
import { FontSetting } from './FontSetting'
import { LanguageSetting } from './LanguageSetting'
import { ModeSetting } from './ModeSetting'
import { PresetSetting } from './PresetSetting'
import { RadiusSetting } from './RadiusSetting'
import { ResetSetting } from './ResetSetting'
import { useAppearance } from './useAppearance'

/** Everything that `berry-config` holds, and the way back to its defaults. Each change applies at once. */
export function LookSettings() {
  const text = useText()
  const [{ outlinedFilled, container }, change] = useAppearance()
  return (
    <>
      <ModeSetting />
      <PresetSetting />
      <LanguageSetting />
      <DirectionSetting />
      <FontSetting />
      <RadiusSetting />
      <SwitchField
        label={text('settings.inputsFilled')}
        checked={outlinedFilled}
        onChange={(checked) => change({ outlinedFilled: checked })}
      />
      <SwitchField
        label={text('settings.boxed')}
        hint={text('settings.boxedHint')}
        checked={container}
        onChange={(checked) => change({ container: checked })}
      />
      <ResetSetting />
    </>
  )
}
