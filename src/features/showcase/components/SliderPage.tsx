import { Showcase } from '../demo/Showcase'
import { RangeSlider } from './slider/RangeSlider'
import rangeSlider from './slider/RangeSlider.tsx?raw'
import { SliderColours } from './slider/SliderColours'
import sliderColours from './slider/SliderColours.tsx?raw'
import { SliderWithField } from './slider/SliderWithField'
import sliderWithField from './slider/SliderWithField.tsx?raw'
import { StepSlider } from './slider/StepSlider'
import stepSlider from './slider/StepSlider.tsx?raw'
import { VerticalSliders } from './slider/VerticalSliders'
import verticalSliders from './slider/VerticalSliders.tsx?raw'
import { VolumeSlider } from './slider/VolumeSlider'
import volumeSlider from './slider/VolumeSlider.tsx?raw'

export function SliderPage() {
  return (
    <Showcase
      titleKey="shell.menu.slider"
      purpose="Chooses a value by its place between two ends, where the exact figure matters little. For exact figures put a field beside it."
      documentation={[{ name: 'MUI Slider', address: 'https://mui.com/material-ui/react-slider/' }]}
      demos={[
        { title: 'Without steps', Live: VolumeSlider, source: volumeSlider },
        { title: 'With steps and marks', Live: StepSlider, source: stepSlider },
        { title: 'From and to', Live: RangeSlider, source: rangeSlider },
        {
          title: 'With a field',
          caption: 'Both move together.',
          Live: SliderWithField,
          source: sliderWithField,
        },
        { title: 'Vertical', Live: VerticalSliders, source: verticalSliders },
        { title: 'Colours, sizes, states', Live: SliderColours, source: sliderColours },
      ]}
      accessibility={[
        'The arrow keys move by one step, Page up and down by ten, Home and End to the ends.',
        'The value is said with its unit (aria-valuetext).',
        'In a range each handle has a name of its own.',
      ]}
    />
  )
}
