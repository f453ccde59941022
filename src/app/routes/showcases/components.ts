import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { showcasePaths } from '../showcasePaths'

export const componentsPages = [
  {
    path: showcasePaths.textField,
    Page: lazyWithPreload(() =>
      import('#features/showcase/components/TextFieldPage').then((module) => module.TextFieldPage),
    ),
  },
  {
    path: showcasePaths.button,
    Page: lazyWithPreload(() =>
      import('#features/showcase/components/ButtonPage').then((module) => module.ButtonPage),
    ),
  },
  {
    path: showcasePaths.checkbox,
    Page: lazyWithPreload(() =>
      import('#features/showcase/components/CheckboxPage').then((module) => module.CheckboxPage),
    ),
  },
  {
    path: showcasePaths.radio,
    Page: lazyWithPreload(() =>
      import('#features/showcase/components/RadioPage').then((module) => module.RadioPage),
    ),
  },
  {
    path: showcasePaths.autocomplete,
    Page: lazyWithPreload(() =>
      import('#features/showcase/components/AutocompletePage').then(
        (module) => module.AutocompletePage,
      ),
    ),
  },
  {
    path: showcasePaths.slider,
    Page: lazyWithPreload(() =>
      import('#features/showcase/components/SliderPage').then((module) => module.SliderPage),
    ),
  },
  {
    path: showcasePaths.switch,
    Page: lazyWithPreload(() =>
      import('#features/showcase/components/SwitchPage').then((module) => module.SwitchPage),
    ),
  },
  {
    path: showcasePaths.dateTime,
    Page: lazyWithPreload(() =>
      import('#features/showcase/components/DateTimePage').then((module) => module.DateTimePage),
    ),
  },
]
