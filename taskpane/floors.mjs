/** The floors of the pane, from the ground up. A room imports only from rooms on floors below its own, and from ui/. */
export const floors = [
  ['words', 'host'],
  ['service', 'sheet'],
  ['country', 'desk', 'states'],
  ['parts'],
  ['conversion'],
  ['views'],
  ['shell'],
];

/** The rooms that a room of the pane must not import from: those on its own floor and above. */
export const roomsAbove = (room) =>
  floors
    .slice(floors.findIndex((rooms) => rooms.includes(room)))
    .flat()
    .filter((other) => other !== room);
