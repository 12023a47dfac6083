/** The list's way to the next line: a critically damped spring (k 176, c 26.5), sampled. */
export const lyricSpring = {
  duration: 560,
  easing: 'linear(0,.1,.287,.473,.626,.743,.827,.885,.925,.951,.969,.98,.987,.992,1)',
}
