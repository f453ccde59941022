import { Showcase } from '../demo/Showcase'
import { CollapseDemo } from './animation/CollapseDemo'
import collapseDemo from './animation/CollapseDemo.tsx?raw'
import { FadeDemo } from './animation/FadeDemo'
import fadeDemo from './animation/FadeDemo.tsx?raw'
import { GrowDemo } from './animation/GrowDemo'
import growDemo from './animation/GrowDemo.tsx?raw'
import { PressedButtons } from './animation/PressedButtons'
import pressedButtons from './animation/PressedButtons.tsx?raw'
import { SlideDemo } from './animation/SlideDemo'
import slideDemo from './animation/SlideDemo.tsx?raw'
import { ZoomDemo } from './animation/ZoomDemo'
import zoomDemo from './animation/ZoomDemo.tsx?raw'

export function AnimationPage() {
  return (
    <Showcase
      titleKey="shell.menu.animation"
      purpose="Motion that shows where something came from and where it went. Short (about 200 ms), and never the only sign."
      documentation={[
        { name: 'MUI Transitions', address: 'https://mui.com/material-ui/transitions/' },
      ]}
      demos={[
        {
          title: 'Fade',
          caption: 'For what appears in its place: a hint, a picture.',
          Live: FadeDemo,
          source: fadeDemo,
        },
        {
          title: 'Grow',
          caption: 'For what belongs to the point it grows from: a menu.',
          Live: GrowDemo,
          source: growDemo,
        },
        {
          title: 'Slide',
          caption: 'For what comes from an edge: a drawer, a toast.',
          Live: SlideDemo,
          source: slideDemo,
        },
        {
          title: 'Zoom',
          caption: 'For a single small thing: a round button.',
          Live: ZoomDemo,
          source: zoomDemo,
        },
        {
          title: 'Collapse',
          caption: 'For what makes room among others: details of a row.',
          Live: CollapseDemo,
          source: collapseDemo,
        },
        {
          title: 'Under the pointer',
          Live: PressedButtons,
          source: pressedButtons,
        },
      ]}
      accessibility={[
        'With “reduce motion” set in the system, everything here changes at once: the theme sets it for MUI’s transitions, a media query for our own.',
        'Nothing blinks, nothing moves for longer than five seconds by itself.',
      ]}
    />
  )
}
