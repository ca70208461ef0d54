/** The fallout track as it is drawn: peace counts down, then war does. */
import type { Option } from '../../lib/types';
import type { Relations, TrackView } from './types';

export interface Step {
  key: string;
  state: Relations;
  step: number;
  /** The counter is here. */
  now: boolean;
  /** The evaluation would move it here. */
  next: boolean;
  /** An option moves it here. */
  option: Option | null;
}

const STATES: Relations[] = ['peace', 'war'];

export function stepsOf(track: TrackView, options: Option[] = []): Step[] {
  const { forecast } = track;
  const moving = forecast !== null && forecast.move !== 'stays';
  return STATES.flatMap((state) =>
    Array.from({ length: track.length }, (_, place) => {
      const step = track.length - place;
      return {
        key: `${state} ${step}`,
        state,
        step,
        now: track.state === state && track.step === step,
        next: moving && forecast.state === state && forecast.step === step,
        option: options.find((one) => one.id === `counter ${state} ${step}`) ?? null,
      };
    }),
  );
}
