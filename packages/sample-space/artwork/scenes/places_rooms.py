"""Rooms: corridor, clinic, hotel, classroom, laundry, restroom, office, warehouse, restaurant, floors."""
import math
import random

import bpy

from packs_soft import clouds
from places_still import folded, plate_mesh, wine_glass
from places_water import basin, tap
from shapes import add, bevel, cuboid, lathe, loft, modifier, outline, rounded, subdivide, tube
from stage import backdrop, ball, camera, copies, lamp, sheet, sky, sun, wall
from surfaces import bumped, ceramic, cloth, emission, glass, principled, steel, tiles, varied, wood


def shown(colour, strength):
    """A glowing material that Cycles does not sample as a light. Lamps light the scene instead, with far less noise."""
    made = emission(colour, strength)
    made.cycles.sample_as_light = False
    return made


def side(size, x, y, z, material, right=False):
    """A side wall, along the viewing direction. It faces the middle of the room."""
    return sheet(size, (x, y, z), (90, 0, 90 if right else -90), material)


def passage(floor, walls, doors, band, rail=None, sign='#ffffff'):
    """A long corridor, seen from its right side, with a floor that reflects the lamps."""
    sheet((8, 60), (0, 24, 0), material=varied(floor, 0.05, 0.2, 0.5))
    lower = principled(band, 0.5)
    for x, right in ((-4, True), (4, False)):
        side((60, 4.4), x, 24, 2.2, principled(walls, 0.6), right)
        cuboid('band', (0.02, 60, 1.1), (x * 0.997, 24, 0.0), lower, 0)
        cuboid('base', (0.05, 60, 0.22), (x * 0.99, 24, 0), principled('#59646e', 0.5), 0.01)
        if rail:
            bar = cuboid('rail', (0.14, 56, 0.24), (x * 0.955, 24, 1.05), principled(rail, 0.35), 0.05)
        for k, y in enumerate(range(2, 48, 6)):
            yy = y + (3 if right else 0)
            cuboid('frame', (0.08, 2.2, 3.2), (x * 0.99, yy, 0), principled('#eef1f3', 0.45), 0.02)
            cuboid('door', (0.1, 1.9, 3.05), (x * 0.987, yy, 0), principled(doors, 0.42), 0.02)
            cuboid('pane', (0.12, 0.4, 1.1), (x * 0.985, yy + 0.4, 1.6), principled('#cfe3ee', 0.1), 0.02)
            tube('handle', [(x * 0.97, yy - 0.7, 1.4), (x * 0.96, yy - 0.7, 1.7)], 0.03, steel(0.2))
    sheet((8, 60), (0, 24, 4.4), (180, 0, 0), principled('#f3f5f6', 0.8))
    for y in range(0, 50, 4):
        sheet((1.3, 2.4), (0, y, 4.38), (180, 0, 0), shown('#f4faff', 7))
    for y in (0, 16, 36):
        lamp((0, y, 4.3), (0, y, 0), 2.4, 620, '#f4faff', 14)
    wall((8, 4.4), (0, 50, 2.2), shown('#eaf6ff', 2.2))
    sky('#9fb6c6', '#ffffff', 0.35)
    camera((-1.6, -5.2, 1.75), (-2.15, 10, 1.55), 30)


def corridor(scene):
    passage(principled('#9fb2bf', 0.1), '#eef2f4', '#2b6aa6', '#dbe6ee')


def hospital(scene):
    passage(principled('#a9cfcf', 0.1), '#f2f7f6', '#e6d3b1', '#bfe0df', rail='#0e7c86')


def machine(x, y, body, chrome, drum, seed, laundry=True):
    z = 0.2
    case = cuboid('case', (2.3, 2.0, 3.1), (x, y + 1.0, z), body, 0.08)
    hole = lathe('hole', [(0.0, -0.9), (0.78, -0.9), (0.78, 0.5), (0.0, 0.5)], None, around=96)
    hole.rotation_euler, hole.location = (math.pi / 2, 0, 0), (x, y - 0.01, z + 1.35)
    hole.hide_render = True
    modifier(case, 'BOOLEAN', operation='DIFFERENCE', object=hole, solver='EXACT')
    cuboid('panel', (2.14, 0.03, 0.42), (x, y - 0.015, z + 2.55), principled('#1d2733', 0.15), 0.015)
    cuboid('screen', (0.5, 0.04, 0.2), (x + 0.6, y - 0.02, z + 2.66), shown('#7fd1ff', 1.6), 0.01)
    parts = []
    ring = lathe('ring', rounded([(0.72, 0.0), (1.0, 0.0), (1.0, 0.06), (0.9, 0.14), (0.78, 0.14), (0.72, 0.06)], 0.03), chrome, around=128, closed=False)
    inner = lathe('drum', [(0.76, 0.02), (0.8, -0.75), (0.0, -0.8)], drum, around=96, closed=False)
    for part in (ring, inner):
        part.rotation_euler = (math.pi / 2, 0, 0)
        part.location = (x, y - 0.01, z + 1.35)
    lamp((x, y - 0.6, z + 2.1), (x, y + 0.6, z + 1.2), 0.5, 26)
    chance = random.Random(seed)
    for k in range(9):
        c = ['#f5f7f9', '#6fa9d8', '#f5f7f9', '#cfe2f1', '#1f6db5'][k % 5]
        lump = loft('cloth', [(-0.2, 0.1, 0.1), (-0.18, 0.26, 0.24), (0.0, 0.36, 0.32), (0.16, 0.24, 0.26), (0.2, 0.1, 0.08)], cloth(c))
        modifier(lump, 'DISPLACE', strength=0.3, mid_level=0.5, texture=clouds(0.16), texture_coords='GLOBAL')
        a = -math.pi / 2 + chance.uniform(-1.0, 1.0)
        d = chance.uniform(0.1, 0.48)
        lump.location = (x + d * math.cos(a), y + 0.3 + chance.uniform(-0.05, 0.25), z + 1.35 + d * math.sin(a) - 0.05)
        lump.rotation_euler = (chance.uniform(0, 3), chance.uniform(0, 3), chance.uniform(0, 3))
    return parts


def laundry(scene):
    sky('#7ca7c9', '#ffffff', 0.5)
    sheet((40, 40), (0, 5, 0), material=varied(tiles('#c3d2dc', '#9fb0bc', 1.2, 1.2, 0.01, 0.12, offset=0), 0.08, 0.25, 0.6))
    wall((40, 12), (0, 3.6, 5), principled('#3f83bd', 0.7))
    lamp((-4, -5, 7), (2.5, 0, 1.5), 4, 820, '#ffffff', 3)
    lamp((7, -4, 5), (3, 0, 1.5), 2, 360, '#fff2e0', 4)
    lamp((2.5, 0, 6.5), (2.5, 1, 2), 5, 260, '#ffffff', 2)
    body, chrome, drum = principled('#f1f4f6', 0.25), steel(0.12, '#e0e3e6'), bumped(steel(0.28, '#aab2b9'), 14, 0.8, 0.05, kind='Voronoi')
    for k, x in enumerate((1.2, 3.65, 6.1)):
        machine(x, 1.0, body, chrome, drum, k + 2)
    z = 0
    for k, c in enumerate(['#f6f7f7', '#8cbce0', '#f6f7f7']):
        z = folded(c, (1.3, 1.7, 3.32 + 0.0 + z - 0.0), 1.5, 1.0, 2, 0.16, k + 5) - 3.32
    camera((-1.0, -7.6, 2.2), (0.2, 1, 1.75), 38, 3.2, (2.0, 0.8, 1.5))


def pillow_soft(at, size, colour, turn):
    body = loft('pillow', [(-0.5, 0.05, 0.05, 4), (-0.46, 0.36, 0.1, 4), (-0.3, 0.47, 0.23, 3.4), (0.0, 0.5, 0.3, 3.2), (0.3, 0.47, 0.23, 3.4), (0.46, 0.36, 0.1, 4), (0.5, 0.05, 0.05, 4)], cloth(colour, 220, 0.2))
    body.scale = size
    modifier(body, 'DISPLACE', strength=0.09, mid_level=0.5, texture=clouds(0.4), texture_coords='GLOBAL')
    body.location, body.rotation_euler = at, turn
    return body


def hotel_room(scene):
    sky('#7d8ea2', '#fff6ea', 0.4)
    sheet((40, 40), (0, 5, 0), material=cloth('#8f8375', 60, 0.6))
    wall((40, 14), (0, 5.2, 5), principled('#33506f', 0.75))
    for k in range(9):
        cuboid('panel', (0.92, 0.16, 2.4), (0.2 + k * 0.95, 5.1, 1.0), cloth('#46688a', 90, 0.4), 0.07)
    lamp((-7, -2, 6), (2, 2, 1), 4, 900, '#fff1dc', 4)
    lamp((8, -3, 6), (3, 2, 1), 4, 240, '#dfeaff', 4)
    cuboid('base', (5.2, 5.4, 0.7), (3.6, 2.3, 0.1), wood('#7a5a3e', '#54391f'), 0.04)
    mattress = cuboid('mattress', (5.1, 5.3, 0.55), (3.6, 2.3, 0.75), cloth('#f3f2ee', 200, 0.2), 0.18, 6)
    # Duvet: a soft slab with folds.
    n, verts, faces = 70, [], []
    for i in range(n + 1):
        for j in range(n + 1):
            u, v = i / n, j / n
            x, y = 3.6 + (u - 0.5) * 5.5, -0.55 + v * 3.9
            edge = min(u, 1 - u) * n / 4
            hang = min(1, edge)
            front = min(1, j / 5)
            z = 1.48 - max((1 - hang) ** 2 * 0.62, (1 - front) ** 2 * 0.62)
            z += 0.03 * math.sin(x * 3.1 + y * 1.3) + 0.025 * math.sin(x * 1.7 - y * 4.2) + 0.02 * math.sin(x * 7 + y * 2)
            verts.append((x, y, z))
    faces = [(i * (n + 1) + j, (i + 1) * (n + 1) + j, (i + 1) * (n + 1) + j + 1, i * (n + 1) + j + 1) for i in range(n) for j in range(n)]
    duvet = add('duvet', verts, faces, cloth('#f7f6f2', 240, 0.2))
    subdivide(duvet, 1)
    modifier(duvet, 'DISPLACE', strength=0.12, mid_level=0.5, texture=clouds(0.6), texture_coords='GLOBAL')
    throw = cuboid('throw', (5.62, 1.1, 0.06), (3.6, 0.55, 1.5), cloth('#4f7ca6', 70, 0.8), 0.03)
    for x, y, c, t in [(2.4, 4.5, '#f8f7f3', 0.04), (4.7, 4.5, '#f8f7f3', -0.05), (2.45, 4.0, '#dbe6ef', 0.1), (4.6, 4.0, '#dbe6ef', -0.08), (3.5, 3.6, '#3f6f9d', 0.02)]:
        s = (2.0, 0.9, 1.35) if c != '#3f6f9d' else (1.3, 0.8, 0.85)
        pillow_soft((x, y, 1.9 if c != '#3f6f9d' else 1.72), s, c, (-0.28, t, t))
    table = cuboid('table', (1.1, 1.0, 1.2), (0.2, 4.4, 0), wood('#7a5a3e', '#54391f'), 0.03)
    lathe('lamp', rounded([(0.0, 1.2), (0.28, 1.2), (0.26, 1.25), (0.05, 1.3), (0.05, 1.9), (0.0, 1.9)], 0.03), steel(0.2, '#c9a86a')).location = (0.2, 4.4, 0)
    lathe('shade', [(0.5, 1.85), (0.36, 2.6)], emission('#ffdca6', 3.2)).location = (0.2, 4.4, 0)
    bulb = lamp((0.2, 4.2, 2.7), (0.2, 4.8, 4), 0.4, 60, '#ffd49a')
    camera((-2.4, -6.4, 2.9), (0.55, 3, 1.35), 32, 3.2, (2.8, 2.4, 1.5))


def hotel_lobby(scene):
    sky('#8ea3b8', '#ffffff', 0.5)
    sheet((60, 40), (0, 10, 0), material=varied(tiles('#d9d2c6', '#bdb5a6', 2.0, 2.0, 0.008, 0.06, offset=0, other='#d2cabd'), 0.03, 0.14, 0.4))
    wall((60, 12), (0, 12, 5), principled('#e9e4da', 0.7))
    for x in (-3.6, -0.2, 3.2, 6.6, 10):
        wall((2.2, 6), (x, 11.95, 4), emission('#f2f9ff', 4.5))
        for dx in (-1.15, 1.15):
            cuboid('jamb', (0.18, 0.3, 6.3), (x + dx, 11.8, 0.8), principled('#3a4450', 0.4), 0.02)
    sun((0.6, -1, -0.7), 2.5, '#fff0d6', 4)
    lamp((-6, -5, 8), (2, 3, 1), 5, 900, '#fff3e2', 4)
    desk = cuboid('desk', (6.4, 1.4, 1.5), (4.6, 4.6, 0), wood('#8a6140', '#5d3d24', 0.25, (1, 1, 6)), 0.05)
    cuboid('top', (6.7, 1.7, 0.12), (4.6, 4.5, 1.5), principled('#f3f2ef', 0.1), 0.03)
    cuboid('glow', (6.3, 0.03, 0.08), (4.6, 3.87, 0.1), shown('#ffdca6', 5), 0)
    for x in (2.6, 4.6, 6.6):
        tube('cord', [(x, 4.6, 6.5), (x, 4.6, 4.2)], 0.015, principled('#222222', 0.5), handles='VECTOR')
        lathe('globe', rounded([(0.0, 3.55), (0.3, 3.62), (0.36, 3.9), (0.3, 4.16), (0.0, 4.22)], 0.15), shown('#ffe7c2', 4)).location = (x, 4.6, 0)
    for k, (x, y) in enumerate([(2.1, 1.0), (4.4, 0.6)]):
        seat = cuboid('seat', (1.6, 1.4, 0.42), (x, y, 0.2), cloth(['#2f5f8c', '#2f5f8c'][k], 90, 0.4), 0.14, 6)
        back = cuboid('back', (1.6, 0.36, 1.1), (x, y + 0.62, 0.2), cloth('#2f5f8c', 90, 0.4), 0.13, 6)
        for s in (-0.72, 0.72):
            cuboid('arm', (0.28, 1.4, 0.82), (x + s * 1.05, y, 0.06), cloth('#2f5f8c', 90, 0.4), 0.1, 6)
    plant((6.4, 2.4, 0), 1.5)
    camera((-2.2, -7.0, 1.9), (0.4, 4, 1.75), 32, 4, (3, 2.5, 1.2))


def plant(at, scale=1.0, seed=1):
    chance = random.Random(seed)
    x, y, z = at
    pot = lathe('pot', rounded([(0.0, 0.0), (0.3, 0.0), (0.42, 0.75), (0.38, 0.76), (0.36, 0.66), (0.0, 0.66)], 0.04), principled('#eef0f1', 0.35))
    pot.location, pot.scale = at, (scale,) * 3
    green = [principled('#2f7d43', 0.4), principled('#47974f', 0.4), principled('#23663a', 0.45)]
    for k in range(26):
        a, reach, rise = chance.uniform(0, 6.283), chance.uniform(0.5, 1.1), chance.uniform(0.8, 1.9)
        verts, faces, n = [], [], 12
        for i in range(n + 1):
            t = i / n
            d = reach * t ** 1.3
            h = 0.66 + rise * (t - 0.42 * t * t * t)
            w = 0.13 * math.sin(math.pi * min(1, t * 0.97 + 0.03)) ** 0.8
            px, py = d * math.cos(a), d * math.sin(a)
            nx, ny = -math.sin(a) * w, math.cos(a) * w
            verts += [(px + nx, py + ny, h + w * 0.25), (px, py, h - w * 0.2), (px - nx, py - ny, h + w * 0.25)]
        for i in range(n):
            for j in range(2):
                q = i * 3 + j
                faces.append((q, q + 1, q + 4, q + 3))
        blade = add('blade', verts, faces, green[k % 3])
        blade.location, blade.scale = at, (scale,) * 3


def restroom(scene):
    sky('#79aab3', '#ffffff', 0.5)
    wall((40, 14), (0, 3.2, 4), tiles('#0f7f8c', '#6fb7bf', 0.5, 0.5, 0.014, 0.12, offset=0.0, other='#12707c'))
    cuboid('counter', (14, 3.0, 0.2), (5.2, 1.7, 0.0), principled('#f0f1f1', 0.12), 0.03)
    cuboid('front', (14, 2.8, 1.2), (5.2, 1.75, -1.2), wood('#b98d5f', '#8f683f', 0.4, (1, 1, 8)), 0.02)
    lamp((-4, -4, 6), (2, 1, 1), 4, 620, '#ffffff', 3)
    lamp((7, -2, 5), (3, 1, 1), 2, 240, '#fff1dd', 4)
    chrome = principled('#e3e7ea', 0.06, 1.0)
    for x in (2.0, 5.4):
        basin(scene, x, 1.4, 0.62, ceramic(), 1.0)
        tap(scene, (x, 2.55, 0.2), chrome)
        mirror = lathe('mirror', rounded([(0.0, 0.0), (1.15, 0.0), (1.15, 0.08), (0.0, 0.08)], 0.02), principled('#dfeaee', 0.03, 1.0), around=128)
        mirror.rotation_euler, mirror.location = (math.pi / 2, 0, 0), (x, 3.16, 2.9)
        halo = lathe('halo', [(1.14, 0.0), (1.24, 0.0), (1.24, 0.04), (1.14, 0.04)], shown('#fff1da', 4), around=128)
        halo.rotation_euler, halo.location = (math.pi / 2, 0, 0), (x, 3.18, 2.9)
    z = 0.2
    for k, c in enumerate(['#f7f7f5', '#bfe3e4', '#f7f7f5']):
        z = folded(c, (3.72, 1.7, z), 1.1, 0.8, 2, 0.12, k + 3)
    plant((0.35, 2.2, 0.2), 0.55, 4)
    camera((-1.8, -5.2, 2.3), (0.5, 2, 1.55), 34, 3.2, (2.0, 1.2, 1.0))


def desk(x, y, top, frame, seat):
    cuboid('top', (1.5, 0.95, 0.06), (x, y, 1.42), top, 0.02)
    for dx in (-0.66, 0.66):
        tube('leg', [(x + dx, y - 0.38, 0.02), (x + dx, y - 0.38, 1.42), (x + dx, y + 0.38, 1.42), (x + dx, y + 0.38, 0.02)], 0.03, frame, handles='VECTOR')
    cuboid('seat', (0.85, 0.8, 0.06), (x, y - 0.95, 0.88), seat, 0.03)
    cuboid('back', (0.85, 0.06, 0.5), (x, y - 1.36, 1.25), seat, 0.03)
    for dx in (-0.36, 0.36):
        tube('chair', [(x + dx, y - 0.62, 0.02), (x + dx, y - 0.62, 0.88), (x + dx, y - 1.34, 0.88), (x + dx, y - 1.36, 1.7)], 0.024, frame, handles='VECTOR')
        tube('chair', [(x + dx, y - 1.34, 0.02), (x + dx, y - 1.34, 0.88)], 0.024, frame, handles='VECTOR')


def classroom(scene):
    sky('#9db8cc', '#ffffff', 0.5)
    sheet((40, 40), (0, 8, 0), material=varied(wood('#d3b184', '#b8925f', 0.2, (8, 0.6, 1)), 0.1, 0.3, 0.8))
    wall((40, 9), (0, 14, 4), principled('#e8eef1', 0.8))
    cuboid('board', (7.6, 0.1, 2.9), (3.4, 13.9, 1.9), principled('#1e5c4a', 0.6), 0.02)
    cuboid('frame', (7.9, 0.08, 3.2), (3.4, 13.96, 1.75), wood('#b98d5f', '#8f683f'), 0.02)
    side((40, 9), 9.5, 8, 4, principled('#e6edf1', 0.8))
    for y in (1.5, 6, 10.5):
        side((3.4, 3.6), 9.45, y, 3.6, emission('#f4faff', 7))
    lamp((8.8, 5, 4.5), (0, 5, 1), 9, 1500, '#f6fbff', 4)
    lamp((-5, -5, 7), (1, 3, 1), 5, 520, '#fff4e4', 4)
    top, frame, seat = wood('#e0bf90', '#cba673', 0.3), steel(0.3, '#b7bec5'), principled('#2f77bd', 0.4)
    for row in range(4):
        for column in range(4):
            desk(-0.4 + column * 2.35, 0.9 + row * 2.7, top, frame, seat)
    camera((-2.6, -6.0, 3.0), (0.4, 5, 1.2), 33, 4, (1.8, 1.2, 1.4))


def training(scene):
    """A meeting room with a long table, chairs and a lit screen."""
    sky('#90a8bd', '#ffffff', 0.45)
    sheet((40, 40), (0, 8, 0), material=cloth('#8b98a5', 40, 0.6))
    wall((40, 9), (0, 10, 4), principled('#dfe7ec', 0.8))
    cuboid('screen', (5.4, 0.12, 3.0), (3.6, 9.9, 1.7), principled('#101820', 0.2), 0.03)
    wall((5.2, 2.8), (3.6, 9.82, 3.2), shown('#eaf4fd', 2.0))
    for k, (w, h, c) in enumerate([(3.4, 0.3, '#0f6fd1'), (2.2, 0.12, '#7f93a8'), (2.6, 0.12, '#7f93a8'), (1.8, 0.12, '#7f93a8')]):
        wall((w, h), (1.4 + w / 2, 9.8, 4.1 - k * 0.34), shown(c, 1.2))
    for k, h in enumerate((0.5, 0.8, 1.15, 0.95)):
        wall((0.34, h), (4.5 + k * 0.46, 9.8, 2.0 + h / 2), shown(['#12b5cb', '#0f6fd1'][k % 2], 1.5))
    lamp((-5, -2, 7), (2, 3, 1), 5, 900, '#fff4e6', 4)
    lamp((8, 0, 6), (3, 3, 1), 4, 420, '#e9f3ff', 4)
    table = cuboid('table', (2.9, 8.0, 0.1), (3.4, 3.4, 1.45), wood('#c79c68', '#a67c4b', 0.22, (8, 0.7, 1)), 0.04)
    for y in (0.4, 6.4):
        cuboid('foot', (1.2, 0.12, 1.45), (3.4, y, 0), principled('#2d3742', 0.4), 0.03)
    fabric, frame = cloth('#24517f', 90, 0.4), steel(0.25)
    for k in range(4):
        for s in (-1, 1):
            x, y = 3.4 + s * 2.15, 0.6 + k * 1.85
            cuboid('seat', (0.95, 0.95, 0.14), (x, y, 0.92), fabric, 0.06, 5)
            cuboid('back', (0.12, 0.92, 0.95), (x + s * 0.48, y, 1.15), fabric, 0.05, 5)
            tube('post', [(x, y, 0.1), (x, y, 0.92)], 0.05, frame, handles='VECTOR')
            for a in range(5):
                tube('foot', [(x, y, 0.14), (x + 0.5 * math.cos(a * 1.257), y + 0.5 * math.sin(a * 1.257), 0.05)], 0.035, frame, handles='VECTOR')
    for k in range(3):
        cuboid('page', (0.6, 0.8, 0.02), (2.6 + (k % 2) * 1.5, 0.6 + k * 1.9, 1.55), principled('#fafafa', 0.7), 0)
    camera((-2.4, -5.6, 3.1), (0.6, 4, 1.4), 34, 4, (2.8, 1.5, 1.4))


def office(scene):
    """A desk in front of tall windows."""
    sky('#a8c6e0', '#ffffff', 0.6)
    sheet((40, 40), (0, 8, 0), material=cloth('#8796a4', 40, 0.6))
    backdrop('#dcecf8', '#8fbfe6', (80, 40), (0, 40, 8), 1.6)
    chance = random.Random(12)
    for k in range(26):
        w, h = chance.uniform(1.5, 3.5), chance.uniform(3, 11)
        tower = cuboid('tower', (w, 2, h + 6), (-22 + k * 1.8, chance.uniform(26, 34), -6), principled(chance.choice(['#7f9bb5', '#94adc3', '#6f8ba6']), 0.3), 0.02)
    for x in (-6, -2.4, 1.2, 4.8, 8.4):
        cuboid('post', (0.16, 0.2, 8), (x, 7, 0), principled('#39434e', 0.4), 0.02)
    cuboid('sill', (40, 0.4, 0.7), (0, 7, 0), principled('#e7ecef', 0.5), 0.02)
    lamp((0, 6.5, 6), (1, 0, 0.6), 12, 1500, '#f4faff', 4)
    lamp((-5, -4, 7), (2, 2, 1), 4, 420, '#fff1de', 4)
    cuboid('desk', (4.6, 2.0, 0.1), (3.4, 2.6, 1.45), principled('#f1f2f2', 0.22), 0.03)
    for x in (1.4, 5.4):
        cuboid('leg', (0.1, 1.7, 1.45), (x, 2.6, 0), steel(0.3), 0.02)
    cuboid('screen', (2.2, 0.08, 1.25), (3.6, 3.1, 1.95), principled('#12181f', 0.15), 0.03)
    wall((2.1, 1.15), (3.6, 3.05, 2.58), shown('#cfe4f7', 1.0))
    cuboid('neck', (0.3, 0.08, 0.5), (3.6, 3.16, 1.5), steel(0.25), 0.02)
    cuboid('keys', (1.1, 0.36, 0.03), (3.5, 2.2, 1.55), principled('#dfe3e7', 0.4), 0.012)
    lathe('mug', rounded([(0.0, 1.55), (0.15, 1.55), (0.16, 1.9), (0.14, 1.9), (0.13, 1.6), (0.0, 1.6)], 0.02), principled('#0f6fd1', 0.3)).location = (4.8, 2.3, 0)
    fabric = cloth('#2b3f55', 90, 0.4)
    cuboid('seat', (1.05, 1.05, 0.18), (2.9, 0.9, 0.95), fabric, 0.07, 5)
    cuboid('back', (1.0, 0.14, 1.3), (2.9, 0.38, 1.2), fabric, 0.06, 5)
    tube('post', [(2.9, 0.9, 0.1), (2.9, 0.9, 0.95)], 0.06, steel(0.25), handles='VECTOR')
    for a in range(5):
        tube('foot', [(2.9, 0.9, 0.16), (2.9 + 0.6 * math.cos(a * 1.257), 0.9 + 0.6 * math.sin(a * 1.257), 0.06)], 0.04, steel(0.25), handles='VECTOR')
    plant((6.5, 4.2, 0), 1.3, 7)
    camera((-2.0, -6.0, 2.6), (0.5, 3, 1.6), 34, 3.6, (3.2, 1.6, 1.4))


def truck(scene):
    """Warehouse shelves with cartons."""
    chance = random.Random(14)
    sky('#8ea2b4', '#ffffff', 0.5)
    sheet((40, 80), (0, 24, 0), material=varied(principled('#9aa6b0', 0.15), 0.08, 0.35, 0.5))
    steel_blue, beam = principled('#1c5fae', 0.4), principled('#ec7a1c', 0.4)
    board = wood('#d2b184', '#b18d5c', 0.6)
    boxes = [principled(c, 0.65) for c in ('#c79f6e', '#bb9361', '#d0aa7a', '#c09a68')]
    white, blue = principled('#f3f5f7', 0.5), principled('#0f6fd1', 0.5)
    for x in (-4.8, 4.2):
        for y in range(0, 34, 4):
            for dx in (-0.9, 0.9):
                cuboid('post', (0.14, 0.14, 9), (x + dx, y, 0), steel_blue, 0.01)
            for z in (2.1, 4.6, 7.1):
                for dx in (-0.9, 0.9):
                    cuboid('beam', (0.1, 4, 0.2), (x + dx, y + 2, z), beam, 0.01)
                cuboid('shelf', (1.8, 3.9, 0.06), (x, y + 2, z + 0.2), board, 0)
            for z in (0.02, 2.3, 4.8, 7.3):
                cuboid('pallet', (1.6, 3.3, 0.18), (x, y + 2, z), board, 0.01)
                for k in range(3):
                    for level in range(2):
                        if chance.random() < 0.12 and level:
                            continue
                        h = 0.82
                        b = cuboid('carton', (1.5 + chance.uniform(-0.1, 0), 1.0, h), (x + chance.uniform(-0.05, 0.05), y + 0.95 + k * 1.08, z + 0.18 + level * (h + 0.01)), white if (y // 4 + k) % 5 == 0 else chance.choice(boxes), 0.02, 2)
                        cuboid('mark', (1.52, 0.5, 0.16), (x, y + 0.95 + k * 1.08, z + 0.45 + level * (h + 0.01)), blue, 0) if chance.random() < 0.4 else None
    for y in range(-2, 40, 5):
        sheet((0.5, 3), (-0.3, y, 10.5), (180, 0, 0), shown('#f4faff', 16))
    lamp((-0.3, -6, 9), (-0.3, 8, 1), 6, 1500, '#ffffff', 4)
    wall((20, 12), (0, 40, 5), shown('#e7f2fb', 2))
    camera((-1.9, -6.6, 2.2), (-2.7, 10, 3.1), 27)


def restaurant(scene):
    chance = random.Random(17)
    sky('#3a2a2c', '#d8a878', 0.35)
    wall((60, 20), (0, 14, 6), principled('#6b4a4c', 0.8))
    for _ in range(60):
        copies(ball(shown(chance.choice(['#ffc98a', '#ffe2b8', '#ffb066']), chance.uniform(4, 12)), 3), [((chance.uniform(0, 9), 11, chance.uniform(-1.2, 3.2)), chance.uniform(0.05, 0.14), 0)])
    table = lathe('cloth', rounded([(0.0, 0.0), (3.4, 0.0), (3.45, -0.06), (3.5, -2.2)], 0.08), cloth('#f6f3ee', 220, 0.2), around=160)
    table.location = (3.2, 0.8, 0)
    lamp((-3, -4, 6), (3, 0, 0.4), 3, 420, '#ffe8cb', 3)
    lamp((7, 3, 5), (3, 0.5, 0.4), 2, 420, '#ffc382', 3)
    lamp((2, 5, 4), (3, 0, 0.6), 3, 240, '#fff0dc', 2)
    dish = plate_mesh(ceramic('#f8f7f4'), 0.95)
    dish.location = (2.35, -0.75, 0)
    copies(dish, [((2.35, -0.75, 0.085), 0.68, 0), ((4.9, 0.6, 0), 1, 0), ((4.9, 0.6, 0.085), 0.68, 0), ((1.9, 2.4, 0), 1, 0)])
    folded('#a8442e', (2.35, -0.78, 0.15), 0.72, 0.5, 2, 0.05, 4)
    clear = glass('#fffdf8')
    for x, y, s in [(3.45, -0.1, 0.95), (3.95, -0.55, 0.8), (4.05, 1.5, 0.95), (1.3, 1.1, 0.95)]:
        wine_glass(clear, (x, y, 0), s)
    silver = principled('#e2e4e6', 0.12, 1.0)
    for dx, kind in ((-1.18, 'fork'), (-1.36, 'fork'), (1.14, 'knife')):
        x = 2.35 + dx
        tube(kind, [(x, -1.4, 0.03), (x, -0.9, 0.045), (x, -0.5, 0.03)], 0.028, silver)
        tip = cuboid('tip', (0.1 if kind == 'fork' else 0.09, 0.5, 0.02), (x, -0.22, 0.02), silver, 0.008, 2)
    for x, y in ((3.1, 1.2),):
        lathe('candle', rounded([(0.0, 0.0), (0.26, 0.0), (0.26, 0.34), (0.22, 0.34), (0.2, 0.05), (0.0, 0.05)], 0.02), glass('#ffe4c0', 0.1)).location = (x, y, 0)
        lathe('flame', [(0.0, 0.14), (0.05, 0.2), (0.03, 0.3), (0.0, 0.38)], shown('#ffb54a', 18)).location = (x, y, 0)
    camera((0.0, -8.6, 2.5), (0.85, 0, 0.75), 46, 1.6, (2.4, -0.6, 0.3))


def mop_floor(scene):
    sky('#8fabc2', '#ffffff', 0.5)
    sheet((60, 60), (0, 20, 0), material=varied(tiles('#7fa3bd', '#6b8ea8', 1.6, 1.6, 0.006, 0.14, offset=0, other='#7a9eb8'), 0.03, 0.3, 0.5))
    wall((60, 14), (0, 18, 6), principled('#dbe6ed', 0.7))
    for x in (-6, -1.5, 3, 7.5, 12):
        wall((2.8, 6.5), (x, 17.9, 4.8), emission('#f3faff', 4))
    lamp((-5, -4, 8), (2, 2, 0), 5, 900, '#fff6ea', 4)
    lamp((8, 3, 6), (2, 1, 0), 3, 480, '#e9f4ff', 4)
    pad = cuboid('pad', (2.2, 0.75, 0.1), (2.5, 0.0, 0.0), cloth('#2f7fd0', 40, 1.0), 0.05, 5)
    head = cuboid('head', (1.9, 0.5, 0.1), (2.5, 0.0, 0.1), principled('#1d3f66', 0.35), 0.04)
    joint = cuboid('joint', (0.22, 0.2, 0.22), (2.5, 0, 0.18), principled('#c7ced4', 0.3), 0.05)
    for part in (pad, head, joint):
        part.rotation_euler = (0, 0, 0.35)
    tube('pole', [(2.5, 0, 0.35), (4.1, 1.1, 5.2)], 0.06, steel(0.2, '#d4d9de'), handles='VECTOR')
    tube('grip', [(3.55, 0.72, 3.55), (4.1, 1.1, 5.2)], 0.085, principled('#0f6fd1', 0.4), handles='VECTOR')
    yellow, ink = principled('#f6c21c', 0.35), principled('#1b1d20', 0.5)
    for s in (-1, 1):
        panel = cuboid('sign', (1.15, 0.05, 2.2), (5.0, 2.4 + s * 0.42, 0), yellow, 0.02)
        panel.rotation_euler = (s * 0.19, 0, 0.12)
        if s < 0:
            mark = cuboid('mark', (0.75, 0.02, 0.16), (5.0, 2.4 + s * 0.42 - 0.03, 0.55), ink, 0)
            mark.rotation_euler = panel.rotation_euler
    tri = lathe('tri', [(0.0, -0.02), (0.42, -0.02), (0.42, 0.0), (0.0, 0.0)], ink, around=3, sharp=10)
    tri.rotation_euler, tri.location = (math.pi / 2 - 0.19, math.radians(30), 0.12), (4.98, 2.12, 1.35)
    chance = random.Random(3)
    copies(ball(glass('#ffffff', 0, 1.33), 4), [((2.2 + chance.gauss(0, 1.2), -0.6 + chance.gauss(0, 0.7), 0.0), (lambda r: (r, r, r * 0.3))(0.02 + 0.06 * chance.random() ** 2), 0) for _ in range(90)])
    camera((-0.2, -6.4, 2.1), (0.95, 3, 0.9), 36, 2.6, (2.4, -0.2, 0.3))


def carpet(scene):
    """Carpet pile with one clean stripe."""
    sky('#a79fc4', '#ffffff', 0.5)
    wall((60, 14), (0, 16, 6), principled('#d8d3e4', 0.8))
    lamp((-6, 0, 5), (2, 1, 0), 3, 900, '#fff2e2', 3)
    lamp((7, 5, 6), (2, 1, 0), 3, 500, '#ece8ff', 4)
    n, area = 150, 9.0
    strand = add('strand', [(-0.012, 0, 0), (0.012, 0, 0), (0.016, 0.012, 0.1), (-0.006, 0.012, 0.1), (0.004, 0.05, 0.19)], [(0, 1, 2, 3), (3, 2, 4)], None)
    chance = random.Random(5)
    tones = {False: [principled(c, 0.95) for c in ('#5f5390', '#6b5f9e', '#544883')], True: [principled(c, 0.95) for c in ('#a79ad6', '#b6aae2', '#9a8cca')]}
    verts = {(c, k): [] for c in (False, True) for k in range(3)}
    faces = {key: [] for key in verts}
    def tuft(x, y, clean):
        key = (clean, chance.randrange(3))
        v, f = verts[key], faces[key]
        lean = 0.05 if clean else -0.03
        for _ in range(3):
            a, h = chance.uniform(0, 6.283), chance.uniform(0.12, 0.2)
            dx, dy, w = 0.022 * math.cos(a), 0.022 * math.sin(a), 0.013
            base = len(v)
            ox, oy = x + dx, y + dy
            v += [(ox - w * math.sin(a), oy + w * math.cos(a), 0), (ox + w * math.sin(a), oy - w * math.cos(a), 0), (ox + dx * 1.6 + w * 0.7, oy + dy * 1.6 + lean, h), (ox + dx * 1.6 - w * 0.7, oy + dy * 1.6 + lean, h)]
            f.append((base, base + 1, base + 2, base + 3))
    y = -3.6
    while y < 9:
        step = 0.042 + max(0, y + 3) * 0.009
        x = -6.0 - y * 0.1
        while x < 8.5:
            tuft(x + chance.uniform(-0.4, 0.4) * step, y + chance.uniform(-0.4, 0.4) * step, 1.35 + y * 0.06 < x < 3.6 + y * 0.06)
            x += step
        y += step
    for key, v in verts.items():
        add('pile', v, faces[key], tones[key[0]][key[1]], smooth=False)
    sheet((40, 40), (0, 6, 0.005), material=principled('#4b4178', 0.95))
    metal = steel(0.2)
    cuboid('nozzle', (2.4, 0.5, 0.26), (2.62, 1.9, 0.14), principled('#eef1f4', 0.3), 0.09, 5)
    cuboid('window', (2.0, 0.1, 0.1), (2.62, 1.64, 0.2), principled('#3b4a5c', 0.1), 0.03)
    tube('wand', [(2.62, 2.0, 0.35), (2.75, 3.0, 1.4), (3.0, 4.4, 3.6), (3.2, 5.6, 5.4)], 0.11, metal)
    camera((0.2, -5.6, 2.6), (0.8, 2, 0.35), 40, 2.8, (2.3, 0.6, 0.1))


def air_freshness(scene):
    """Sheer curtains that billow in front of an open window."""
    sky('#c9e6d8', '#ffffff', 0.6)
    wall((60, 14), (0, 5, 5), principled('#dcebe3', 0.8))
    sheet((40, 30), (0, 0, 0), material=wood('#d8bd94', '#bb9c70', 0.25, (8, 0.6, 1)))
    wall((4.4, 5.2), (3.9, 4.95, 3.9), emission('#f3fcff', 4.2))
    frame = principled('#ffffff', 0.35)
    for x in (1.7, 3.9, 6.1):
        cuboid('post', (0.18, 0.2, 5.4), (x, 4.85, 1.2), frame, 0.02)
    for z in (1.2, 3.8, 6.5):
        cuboid('bar', (4.5, 0.2, 0.16), (3.9, 4.85, z), frame, 0.02)
    lamp((3.9, 4.4, 4), (1.5, -2, 0.5), 4.2, 700, '#f6fdff', 5)
    lamp((-5, -4, 6), (2, 2, 1), 4, 420, '#fff6e6', 4)
    sheer = principled('#ffffff', 0.9, specular=0.05)
    tree = sheer.node_tree
    through, clear, first, second, out = (tree.nodes.new(n) for n in ('ShaderNodeBsdfTranslucent', 'ShaderNodeBsdfTransparent', 'ShaderNodeMixShader', 'ShaderNodeMixShader', 'ShaderNodeOutputMaterial'))
    first.inputs['Fac'].default_value, second.inputs['Fac'].default_value = 0.6, 0.28
    tree.links.new(tree.nodes['Principled BSDF'].outputs[0], first.inputs[1])
    tree.links.new(through.outputs[0], first.inputs[2])
    tree.links.new(first.outputs[0], second.inputs[1])
    tree.links.new(clear.outputs[0], second.inputs[2])
    tree.links.new(second.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    for x0, x1, lift in ((0.9, 2.7, -0.9), (5.1, 7.1, -0.35)):
        n, m, verts = 140, 60, []
        for i in range(n + 1):
            for j in range(m + 1):
                u, v = i / n, j / m
                blow = (1 - v) ** 1.6
                verts.append((x0 + (x1 - x0) * u + 0.5 * blow * lift * -0.4, 4.4 + lift * blow * (0.6 + 0.5 * math.sin(u * 2.2)) + 0.13 * math.sin(u * 40 + 1.2 * v) * (0.5 + 0.6 * blow), 0.1 + 6.9 * v + 0.12 * blow * math.sin(u * 9)))
        add('sheer', verts, [(i * (m + 1) + j, (i + 1) * (m + 1) + j, (i + 1) * (m + 1) + j + 1, i * (m + 1) + j + 1) for i in range(n) for j in range(m)], sheer)
    tube('rod', [(0.5, 4.4, 7.05), (7.5, 4.4, 7.05)], 0.06, steel(0.2), handles='VECTOR')
    cuboid('seat', (4.6, 1.9, 0.72), (4.0, 1.6, 0.12), cloth('#5fae86', 80, 0.5), 0.18, 6)
    cuboid('back', (4.6, 0.5, 1.75), (4.0, 2.5, 0.12), cloth('#5fae86', 80, 0.5), 0.18, 6)
    for x in (1.7, 6.3):
        cuboid('arm', (0.5, 2.0, 1.15), (x, 1.65, 0.06), cloth('#5fae86', 80, 0.5), 0.16, 6)
    pillow_soft((2.7, 2.0, 1.3), (1.1, 0.6, 1.0), '#f4f6ef', (-0.35, 0.1, 0.1))
    pillow_soft((5.2, 2.0, 1.3), (1.1, 0.6, 1.0), '#d9ead9', (-0.35, -0.1, -0.1))
    plant((0.5, 3.2, 0), 1.2, 3)
    camera((-2.2, -6.8, 2.6), (0.4, 3, 2.2), 32, 4, (3, 2, 1.5))


PLACES = {
    'corridor': (corridor, 40, 0.0), 'hospital': (hospital, 40, 0.0), 'laundry': (laundry, 36, 0.0), 'hotel-room': (hotel_room, 36, 0.0), 'hotel-lobby': (hotel_lobby, 36, 0.0),
    'restroom': (restroom, 36, 0.0), 'classroom': (classroom, 36, 0.0), 'training': (training, 36, 0.0), 'office': (office, 36, 0.0), 'truck': (truck, 36, 0.0),
    'restaurant': (restaurant, 40, 0.2), 'mop-floor': (mop_floor, 36, 0.0), 'carpet': (carpet, 30, 0.1), 'air-freshness': (air_freshness, 40, 0.0),
}
